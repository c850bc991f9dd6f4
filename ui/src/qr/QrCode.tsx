/** A QR code from the SVG path of its modules. Four modules of light around it belong to the code; dark on light in every theme, as cameras expect it. */
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
