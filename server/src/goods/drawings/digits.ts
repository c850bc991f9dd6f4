/** Digits as strokes on a cell of 6 by 10, so that drawings do not depend on the machine's fonts. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M1 3q0-3 2-3t2 3v4q0 3-2 3t-2-3z',
  1: 'M1.500 2.500L3.500 0v10',
  2: 'M1 2.500Q1 0 3 0t2 2.500Q5 4.500 1 10h4.200',
  3: 'M1 1.500Q2 0 3 0q2 0 2 2.400T2.600 4.800Q5 4.800 5 7.300T3 10Q1.500 10 1 8.500',
  4: 'M4 10V0L.6 7h5',
  5: 'M4.800 0H1.500L1.200 4.500Q2 3.800 3 3.800q2 0 2 3T3 10Q1.500 10 1 8.700',
  6: 'M4.600 1Q4 0 3.200 0Q1 0 1 6.500Q1 10 3 10t2-3.200T3 4Q1 4 1 6.500',
  7: 'M1 0h4L2.500 10',
  8: 'M3 4.700Q1.200 4.500 1.200 2.400T3 0t1.800 2.400T3 4.700Q1 4.900 1 7.400T3 10t2-2.600T3 4.700z',
  9: 'M1.400 9Q2 10 2.800 10Q5 10 5 3.500Q5 0 3 0T1 3.200T3 6Q5 6 5 3.500',
  '.': 'M3 9.600v.4',
  k: 'M1 0v10M5 4L1 7.500M2.500 6.300L5.200 10',
  g: 'M5 5Q4.500 4 3.200 4Q1 4 1 6.800T3 9.500Q5 9.500 5 7V4v7Q5 13 3 13Q1.600 13 1.200 12',
  c: 'M5 5.200Q4.400 4 3.200 4Q1 4 1 7t2.200 3Q4.400 10 5 8.800',
  m: 'M.6 10V4M.6 5.600Q1 4 2 4t1 1.600V10M3 5.600Q3.600 4 4.600 4t1 1.600V10',
}

/** Draws a text of digits of height `size`, with its top left corner at the given point. */
export function write(
  text: string,
  x: number,
  y: number,
  size: number,
  stroke: string,
  width = size / 9,
): string {
  const scale = size / 10
  const signs = [...text].map((sign, at) =>
    sign === ' ' ? '' : `<path d="${STROKES[sign]}" transform="translate(${at * 7} 0)"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`
}

export const widthOf = (text: string, size: number): number => (text.length * 7 - 1) * (size / 10)

const SEGMENTS = ['M1 0h4', 'M5.500 .5v4', 'M5.500 5.500v4', 'M1 10h4', 'M.5 5.500v4', 'M.5 .5v4', 'M1 5h4']
const LIT: Readonly<Record<string, string>> = {
  0: '012345', 1: '12', 2: '01346', 3: '01236', 4: '1256', 5: '02356', 6: '023456', 7: '012', 8: '0123456', 9: '012356',
} // prettier-ignore

/** A weight in kilograms as a scale displays it, in lit segments. */
export function readOut(grams: number, x: number, y: number, size: number): string {
  const scale = size / 10
  let left = 0
  const signs = [...(grams / 1_000).toFixed(3)].map((sign) => {
    const at = left
    left += sign === '.' ? 3 : 8
    if (sign === '.') return `<circle cx="${at + 0.8}" cy="10" r=".9" fill="#9dffb0" stroke="none"/>`
    const lit = [...LIT[sign]!].map((index) => SEGMENTS[Number(index)]).join('')
    return `<path d="${SEGMENTS.join('')}" stroke="#1d3a33" transform="translate(${at} 0)"/><path d="${lit}" transform="translate(${at} 0)"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#9dffb0" stroke-width="1.5" stroke-linecap="round">${signs.join('')}</g>${write('kg', x + left * scale + 4, y + size * 0.25, size * 0.62, '#9dffb0')}`
}
