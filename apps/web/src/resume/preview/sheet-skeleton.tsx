import { Skeleton } from '../../ui/states.tsx';

const lines = ['w-[92%]', 'w-[80%]', 'w-[86%]', 'w-[60%]', 'mt-[6%] w-[90%]', 'w-[74%]', 'w-[82%]'];

/** Stands for a page that is not drawn yet. It is white in the dark theme too. */
export const SheetSkeleton = () => (
  <div aria-hidden="true" className="resume-page aspect-[210/297]">
    <div className="flex h-full flex-col gap-[2.5%] p-[9%]">
      <Skeleton className="h-[4%] w-1/2 bg-[#e3e8f1]!" />
      <Skeleton className="mb-[4%] h-[1.6%] w-3/4 bg-[#edf0f6]!" />
      {lines.map((line) => (
        <Skeleton key={line} className={`h-[1.6%] bg-[#edf0f6]! ${line}`} />
      ))}
    </div>
  </div>
);
