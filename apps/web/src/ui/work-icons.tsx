import { icon } from './icons.tsx';

/* For the builder, the dashboard and the back office: no open page has them, so no visitor's browser loads them. */

export const BookmarkIcon = /* @__PURE__ */ icon('M7 4.5h10v15l-5-3.5-5 3.5z');
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M7 16v-4m5 4V7m5 9v-6');
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6');
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.5 4.5h6v6m0-6-8.5 8.5M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10',
);
export const FlagIcon = /* @__PURE__ */ icon(
  'M5.5 21V4.5m0 0s2-1 5-1 4 2 7 2a6 6 0 0 0 1.5-.3v9s-.5.3-1.5.3c-3 0-4-2-7-2s-5 1-5 1',
);
export const GripIcon = /* @__PURE__ */ icon('M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01');
export const HelpIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.1',
);
export const ImageIcon = /* @__PURE__ */ icon(
  'M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5M4 16l4.5-4 3.5 3 3-2.5 5 4M15.5 9.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const MoreIcon = /* @__PURE__ */ icon(
  'M6.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0M12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0M19.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0',
);
export const PaletteIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 1 9-9c0 2.5-2 3-3.5 3H15a2 2 0 0 0-1.6 3.2c.8 1.1.2 2.8-1.4 2.8M8 9.5v.01M12 7.5v.01M16 9.5v.01M7.5 13.5v.01',
);
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5L7.7 19l-2.2 1.5zM9 8.5h6M9 12.5h6',
);
export const RedoIcon = /* @__PURE__ */ icon('m15.5 5 4.5 4.5-4.5 4.5m4.5-4.5H10a5.5 5.5 0 0 0 0 11h3');
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7.5h9m5 0h2m-16 9h2m5 0h9M18 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m-7 9a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
);
export const ShareIcon = /* @__PURE__ */ icon(
  'M9 12a3 3 0 1 1 0-.1M21 6a3 3 0 1 1 0-.1M21 18a3 3 0 1 1 0-.1m-12.3-7 6.6-3.4m-6.6 6 6.6 3.4',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'm12 3.5 7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15 10',
);
export const SparkIcon = /* @__PURE__ */ icon(
  'M12 4c.6 4.7 3.3 7.4 8 8-4.7.6-7.4 3.3-8 8-.6-4.7-3.3-7.4-8-8 4.7-.6 7.4-3.3 8-8',
);
export const TagIcon = /* @__PURE__ */ icon(
  'M12.5 4H5a1 1 0 0 0-1 1v7.5l7.8 7.8a1.2 1.2 0 0 0 1.7 0l6.8-6.8a1.2 1.2 0 0 0 0-1.7zM8.5 8.5v.01',
);
export const UndoIcon = /* @__PURE__ */ icon('M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3');
export const UsersIcon = /* @__PURE__ */ icon(
  'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 19.5c.6-3.2 3-4.9 6.5-4.9s5.9 1.7 6.5 4.9M15.5 5.2a3.5 3.5 0 0 1 0 6.6m2.5 3.1c1.9.7 3.1 2.2 3.5 4.6',
);
