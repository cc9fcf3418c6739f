import { whenIdle } from '../../platform/loading/when-idle.ts';
import { keepOffline } from '../../platform/offline/offline-start.ts';

/** Long after the page has come to rest. */
const quietMs = 8000;

/** Whoever counts their data fetches the reader when they bring a resume. */
const savesData = (): boolean => {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/** Keeps what reads a resume for a visit without a connection: larger than all the rest, and wanted by few at once. */
export const keepReadingOffline = (): (() => void) => {
  let callOff = () => {};
  const timer = setTimeout(() => {
    callOff = whenIdle(() => savesData() || keepOffline('keep-reading'));
  }, quietMs);
  return () => {
    clearTimeout(timer);
    callOff();
  };
};
