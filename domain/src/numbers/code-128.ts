/**
 * Widths of bars and gaps in modules by value (ISO/IEC 15417): six digits each, except the last, the stop,
 * with seven.
 */
const PATTERNS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const STOP = '2331112'
const [CODE_C, CODE_B, START_B, START_C] = [99, 100, 104, 105]

/** The quiet zone on each side, in modules, which scanners require. */
export const QUIET_MODULES = 10

/** Whether a text can be encoded as a barcode: printable ASCII. */
export const canBeBars = (text: string): boolean => /^[ -~]+$/.test(text)

/**
 * Encodes a text as Code 128: the alternating widths of bars and gaps, in modules, starting and ending with a
 * bar. Runs of at least four digits are encoded in pairs.
 */
export function code128(text: string): number[] {
  if (!canBeBars(text)) throw new Error('only printable ASCII can stand in bars')
  const values = valuesOf(text)
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  const patterns = [...values, check].map((value) => PATTERNS.slice(value * 6, value * 6 + 6))
  return [...patterns.join(''), ...STOP].map(Number)
}

function valuesOf(text: string): number[] {
  const values: number[] = []
  let inPairs = false
  for (const part of text.match(/(?:\d\d){2,}(?!\d)|[ -~]/g) ?? []) {
    const pairs = part.length > 1
    if (values.length === 0) values.push(pairs ? START_C : START_B)
    else if (pairs !== inPairs) values.push(pairs ? CODE_C : CODE_B)
    inPairs = pairs
    values.push(...(pairs ? (part.match(/\d\d/g) ?? []).map(Number) : [part.charCodeAt(0) - 32]))
  }
  return values
}
