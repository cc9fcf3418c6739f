import { useEffect } from 'react';
import { fetchPart, reportMissingPart } from '../../../platform/loading/fetch-part.ts';
import { lazyDialog, overlay } from '../../../platform/loading/overlay.tsx';
import { takeSharedFile } from '../../../platform/offline/shared-file.ts';
import { closeImport, openImport, useImportRequest } from './import-request.ts';

const loadBringFile = () => import('../../../resume/reading/bring-file.tsx');
const BringFile = overlay(loadBringFile, () => undefined);
const ImportDialog = lazyDialog(() => import('./import-dialog.tsx'));

/** `?import` and `?shared` are asked for once: a reload of the same page is no second wish. */
const takeWish = (): 'import' | 'shared' | undefined => {
  const { searchParams, href } = new URL(location.href);
  const wish = (['import', 'shared'] as const).find((name) => searchParams.has(name));
  if (wish === undefined) return undefined;
  const address = new URL(href);
  address.searchParams.delete(wish);
  history.replaceState(history.state, '', address);
  return wish;
};

const bringShared = async (): Promise<void> => {
  const file = await takeSharedFile().catch(() => undefined);
  openImport(file ? { input: file } : { isLost: true });
};

const bringAlong = async (): Promise<void> => {
  const { takeFileOnTheWay } = await fetchPart(loadBringFile);
  openImport({ input: takeFileOnTheWay() });
};

/** Before the steps are drawn, which remember the address they are at. */
export const useImportWish = (): void => {
  useEffect(() => {
    const wish = takeWish();
    if (wish === undefined) return;
    openImport({ isComing: true });
    (wish === 'shared' ? bringShared() : bringAlong()).catch((failure: unknown) => {
      closeImport();
      void reportMissingPart(failure);
    });
  }, []);
  useEffect(() => closeImport, []);
};

/** A resume dropped or pasted anywhere in the builder, or asked for by a press. */
export const ImportHost = ({ onTaken }: { readonly onTaken: () => void }) => {
  const request = useImportRequest();
  return (
    <>
      <BringFile onFile={(input) => openImport({ input })} />
      {request && !request.isComing && (
        <ImportDialog request={request} onTaken={onTaken} onClose={closeImport} />
      )}
    </>
  );
};
