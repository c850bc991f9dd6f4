/**
 * A QR code from the SVG path of its modules, with a quiet zone of four modules. Dark on light in every
 * theme, as cameras expect.
 */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + 8
  return (
    <svg
      viewBox={`-4 -4 ${side} ${side}`}
      role="img"
      aria-label={label}
      className="qr"
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
