import { canBeBars, code128, QUIET_MODULES } from '@longhaul/domain/numbers/code-128.ts'
import { barcodeText } from '@longhaul/text/ui/label.ts'
import { useMemo } from 'react'
import './barcode.css'

/**
 * A number as a Code 128 barcode, with the quiet zones that scanners need on both sides. A module is a whole
 * number of pixels wide at any scale of the screen: one if `small`, else two; on a label a quarter of a
 * millimetre, which is two dots of a label printer. Draws nothing for text that Code 128 cannot encode here.
 */
export function Barcode({
  text,
  small,
  label,
}: {
  text: string
  small?: boolean | undefined
  label?: boolean
}) {
  const bars = useMemo(() => (canBeBars(text) ? barsOf(text) : undefined), [text])
  if (!bars) return null
  return (
    <svg
      className="barcode"
      width={label ? `${bars.modules / 4}mm` : bars.modules * (small ? 1 : 2)}
      height={label ? '11mm' : small ? 32 : 40}
      viewBox={`0 0 ${bars.modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={barcodeText.barcodeOf(text)}
    >
      <path fill="currentColor" d={bars.path} />
    </svg>
  )
}

function barsOf(text: string): { path: string; modules: number } {
  let path = ''
  let left = QUIET_MODULES
  for (const [at, wide] of code128(text).entries()) {
    if (at % 2 === 0) path += `M${left} 0h${wide}v1h-${wide}z`
    left += wide
  }
  return { path, modules: left + QUIET_MODULES }
}
