import type { SVGProps } from 'react';
import { cx } from './class-names.ts';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;
export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Drawn on a 24 grid with one pen of 1.75. Icons never carry meaning alone: name the control they sit in. */
export const icon = (path: string): IconComponent =>
  function Icon({ className, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={cx('shrink-0', className)}
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };

export const ArrowLeftIcon = /* @__PURE__ */ icon('M19 12H5m6 6-6-6 6-6');
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14m-6-6 6 6-6 6');
export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7M4.5 7h15A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-9A1.5 1.5 0 0 1 4.5 7M3 12.5h18',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5M8 3v4m8-4v4M4 10h16',
);
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M8.5 12.3l2.5 2.5 4.5-5',
);
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const CopyIcon = /* @__PURE__ */ icon(
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5M15.5 5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const EditIcon = /* @__PURE__ */ icon(
  'm14.5 5.5 4 4M4.5 19.5l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L9 18.5z',
);
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'm4 4 16 16M10 5.8a8.6 8.6 0 0 1 2-.3c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
);
export const FileIcon = /* @__PURE__ */ icon(
  'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9zm0 0V9H19M9 13h6m-6 3.5h4',
);
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z');
export const InfoIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 11v5m0-8.5v.1');
/** Two scripts; drawn, because a device without the letter would show nothing. */
export const LanguageIcon = /* @__PURE__ */ icon(
  'M2 5h10.5m-2 0v12M2.8 8.1c1-1.5 4.2-1.3 4.2.8 0 1.4-1.3 1.9-2.4 1.9 1.3 0 2.7.6 2.7 2.4 0 2.4-3.7 3-5 .9m4.9-1.7c1.2.3 2.3 0 3.3-.9m3 8.5 3.9-10 3.9 10m-6.3-3.2h4.8',
);
export const LockIcon = /* @__PURE__ */ icon(
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5M8 10.5V8a4 4 0 1 1 8 0v2.5',
);
export const MailIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3.5 7l8.5 6 8.5-6',
);
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const MonitorIcon = /* @__PURE__ */ icon(
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5M8.5 20h7M12 16.5V20',
);
export const MoonIcon = /* @__PURE__ */ icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.5 9.5A8 8 0 0 0 5.5 7.8M4.5 14.5a8 8 0 0 0 14 1.7',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.9 4.6L20 20',
);
export const SignOutIcon = /* @__PURE__ */ icon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5m-3.5-3.5 3.5 3.5-3.5 3.5',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9 6.5V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5m2.5 0-.8 12.1a1.5 1.5 0 0 1-1.5 1.4H8.8a1.5 1.5 0 0 1-1.5-1.4L6.5 6.5M10 11v5m4-5v5',
);
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4m-4.5 4.5L12 4l4.5 4.5M4.5 19.5h15');
export const UserIcon = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
);
export const WarningIcon = /* @__PURE__ */ icon(
  'M12 9.5v4.5m0 3v.1M10.7 4.6 2.9 18a1.5 1.5 0 0 0 1.3 2.3h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.6a1.5 1.5 0 0 0-2.6 0',
);
