import { MM, type Sheet } from '../../platform/documents/pdf.ts'

/** The width of the narrowest bar where there is room, and below which hand scanners give up (ISO/IEC 15417 leaves it to the use). */
const WIDEST_MODULE = 0.5 * MM
const NARROWEST_MODULE = 0.19 * MM
/** Empty room at both sides, in narrow bars, without which no scanner begins. */
const QUIET = 10

/**
 * Draws a text as Code 128, in the middle of `width`, and answers whether there was room. The bars are shapes, not a picture: they stay sharp at
 * any resolution of the printer, and each is a whole number of modules wide.
 */
export async function drawBarcode(
  sheet: Sheet,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<boolean> {
  const widths = await modulesOf(text)
  const modules = widths.reduce((sum, one) => sum + one, 0)
  const module = Math.min(WIDEST_MODULE, width / (modules + 2 * QUIET))
  if (module < NARROWEST_MODULE) return false
  let left = x + (width - modules * module) / 2
  for (const [at, wide] of widths.entries()) {
    if (at % 2 === 0) sheet.rect(left, y, wide * module, height).fill('black')
    left += wide * module
  }
  return true
}

/** Bars and gaps in turn, beginning and ending with a bar, in modules. */
async function modulesOf(text: string): Promise<readonly number[]> {
  // With the first bar code (decision 0053).
  const { default: bwipjs } = await import('bwip-js/node')
  const [symbol] = bwipjs.raw({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error('no bars for a Code 128')
  return symbol.sbs
}
