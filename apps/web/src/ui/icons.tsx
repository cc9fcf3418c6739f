import type { SVGProps } from 'react';
import { cx } from './class-names.ts';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;
export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Drawn on a 24 grid with one pen of 1.75. Icons never carry meaning alone: name the control they sit in. */
const icon = (path: string): IconComponent =>
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
export const BellIcon = /* @__PURE__ */ icon(
  'M6 9a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 14 6 9m4 10.5a2.2 2.2 0 0 0 4 0',
);
export const BookmarkIcon = /* @__PURE__ */ icon('M7 4.5h10v15l-5-3.5-5 3.5z');
export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7M4.5 7h15A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-9A1.5 1.5 0 0 1 4.5 7M3 12.5h18',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5M8 3v4m8-4v4M4 10h16',
);
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M7 16v-4m5 4V7m5 9v-6');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M8.5 12.3l2.5 2.5 4.5-5',
);
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const CopyIcon = /* @__PURE__ */ icon(
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5M15.5 5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const EditIcon = /* @__PURE__ */ icon(
  'm14.5 5.5 4 4M4.5 19.5l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L9 18.5z',
);
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.5 4.5h6v6m0-6-8.5 8.5M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10',
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
export const FlagIcon = /* @__PURE__ */ icon(
  'M5.5 21V4.5m0 0s2-1 5-1 4 2 7 2a6 6 0 0 0 1.5-.3v9s-.5.3-1.5.3c-3 0-4-2-7-2s-5 1-5 1',
);
export const GripIcon = /* @__PURE__ */ icon('M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01');
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z');
export const HelpIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.1',
);
export const ImageIcon = /* @__PURE__ */ icon(
  'M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5M4 16l4.5-4 3.5 3 3-2.5 5 4M15.5 9.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0',
);
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
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const MonitorIcon = /* @__PURE__ */ icon(
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5M8.5 20h7M12 16.5V20',
);
export const MoonIcon = /* @__PURE__ */ icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5');
export const MoreIcon = /* @__PURE__ */ icon(
  'M6.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0M12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0M19.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0',
);
export const PaletteIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 1 9-9c0 2.5-2 3-3.5 3H15a2 2 0 0 0-1.6 3.2c.8 1.1.2 2.8-1.4 2.8M8 9.5v.01M12 7.5v.01M16 9.5v.01M7.5 13.5v.01',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.5 4H5.5A1.5 1.5 0 0 0 4 5.6C4.6 13.4 10.6 19.4 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3l-4-1.5-2 2a12 12 0 0 1-6-6l2-2z',
);
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5L7.7 19l-2.2 1.5zM9 8.5h6M9 12.5h6',
);
export const RedoIcon = /* @__PURE__ */ icon('m15.5 5 4.5 4.5-4.5 4.5m4.5-4.5H10a5.5 5.5 0 0 0 0 11h3');
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.5 9.5A8 8 0 0 0 5.5 7.8M4.5 14.5a8 8 0 0 0 14 1.7',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.9 4.6L20 20',
);
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7.5h9m5 0h2m-16 9h2m5 0h9M18 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m-7 9a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'm12 3.5 7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15 10',
);
export const SignOutIcon = /* @__PURE__ */ icon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5m-3.5-3.5 3.5 3.5-3.5 3.5',
);
export const SparkIcon = /* @__PURE__ */ icon(
  'M12 4c.6 4.7 3.3 7.4 8 8-4.7.6-7.4 3.3-8 8-.6-4.7-3.3-7.4-8-8 4.7-.6 7.4-3.3 8-8',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6',
);
export const TagIcon = /* @__PURE__ */ icon(
  'M12.5 4H5a1 1 0 0 0-1 1v7.5l7.8 7.8a1.2 1.2 0 0 0 1.7 0l6.8-6.8a1.2 1.2 0 0 0 0-1.7zM8.5 8.5v.01',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9 6.5V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5m2.5 0-.8 12.1a1.5 1.5 0 0 1-1.5 1.4H8.8a1.5 1.5 0 0 1-1.5-1.4L6.5 6.5M10 11v5m4-5v5',
);
export const UndoIcon = /* @__PURE__ */ icon('M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3');
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4m-4.5 4.5L12 4l4.5 4.5M4.5 19.5h15');
export const UserIcon = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
);
export const UsersIcon = /* @__PURE__ */ icon(
  'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 19.5c.6-3.2 3-4.9 6.5-4.9s5.9 1.7 6.5 4.9M15.5 5.2a3.5 3.5 0 0 1 0 6.6m2.5 3.1c1.9.7 3.1 2.2 3.5 4.6',
);
export const WarningIcon = /* @__PURE__ */ icon(
  'M12 9.5v4.5m0 3v.1M10.7 4.6 2.9 18a1.5 1.5 0 0 0 1.3 2.3h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.6a1.5 1.5 0 0 0-2.6 0',
);
