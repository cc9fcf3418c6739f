import { qrPath } from '@kalam/domain/qr/qr-code';

/** Always dark on white, whatever the theme: cameras expect it so. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { path, size } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-inner border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
