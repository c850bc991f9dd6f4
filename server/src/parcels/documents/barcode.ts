import { code128, QUIET_MODULES } from '@longhaul/domain/numbers/code-128.ts'
import { MM, type Sheet } from '../../platform/documents/pdf.ts'

/**
 * The width of the narrowest bar: the widest we use, and the least that hand scanners can read (ISO/IEC 15417
 * leaves it to the application).
 */
const WIDEST_MODULE = 0.5 * MM
const NARROWEST_MODULE = 0.19 * MM

/**
 * Draws a text as Code 128, centred in `width`, and returns whether there was room. The bars are vector
 * shapes, so they stay sharp at any printer resolution, and each is a whole number of modules wide.
 */
export function drawBarcode(
  sheet: Sheet,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  const widths = code128(text)
  const modules = widths.reduce((sum, wide) => sum + wide, 0)
  const module = Math.min(WIDEST_MODULE, width / (modules + 2 * QUIET_MODULES))
  if (module < NARROWEST_MODULE) return false
  let left = x + (width - modules * module) / 2
  for (const [at, wide] of widths.entries()) {
    if (at % 2 === 0) sheet.rect(left, y, wide * module, height).fill('black')
    left += wide * module
  }
  return true
}
