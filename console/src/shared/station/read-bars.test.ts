import { expect, test } from 'vitest'
import { type Grey, readBars } from './read-bars.ts'

/** Widths of bars and gaps of three symbols from another printer: YT7720418836621, SHELF:A-01 and DONE. */
const SYMBOLS = {
  YT7720418836621: '2112143121132133113121311131411224111213222232111142121214212132122121232331112',
  'SHELF:A-01': '2112142131132311131321131321311323113212211113231221321231221232212412112331112',
  DONE: '2112141123131331211133211321131312222331112',
}

/** A synthetic camera image of a label: grey paper, a shadow, soft edges, any scale. */
function photograph(
  widths: readonly number[],
  scale: number,
  { upsideDown = false, lying = false } = {},
): Grey {
  const modules = widths.flatMap((wide, at) => Array.from({ length: wide }, () => at % 2 === 0))
  const quiet = Array.from({ length: 12 }, () => false)
  const bars = [...quiet, ...(upsideDown ? modules.toReversed() : modules), ...quiet]
  const length = Math.round(bars.length * scale)
  const line = Uint8Array.from({ length }, (_, at) => {
    // The mean of a pixel and its neighbours, like a slightly blurred lens.
    const parts = Array.from(
      { length: 9 },
      (_pixel, part) => bars[Math.floor((at + (part - 4) / 5) / scale)] ?? false,
    )
    const dark = parts.filter(Boolean).length / parts.length
    return (1 - dark) * (210 - (at * 60) / length) + dark * (60 - (at * 30) / length)
  })
  const thick = 60
  if (lying)
    return {
      width: thick,
      height: length,
      pixels: Uint8Array.from({ length: thick * length }, (_, at) => line[Math.floor(at / thick)]!),
    }
  return {
    width: length,
    height: thick,
    pixels: Uint8Array.from({ length: thick * length }, (_, at) => line[at % length]!),
  }
}

test.each(Object.entries(SYMBOLS))('%s is read near and far, upside down and on its side', (text, drawn) => {
  const widths = [...drawn].map(Number)
  for (const scale of [1.7, 2.6, 5]) {
    expect(readBars(photograph(widths, scale)), `at ${scale}`).toBe(text)
    expect(readBars(photograph(widths, scale, { upsideDown: true }))).toBe(text)
    expect(readBars(photograph(widths, scale, { lying: true }))).toBe(text)
  }
})

test('rejects noise, and a symbol with one wrong bar', () => {
  const noise: Grey = {
    width: 400,
    height: 40,
    pixels: Uint8Array.from({ length: 16_000 }, (_, at) => (at * 7919) % 256),
  }
  expect(readBars(noise)).toBe(null)
  const widths = [...SYMBOLS.YT7720418836621].map(Number)
  const broken = widths.map((wide, at) => (at === 20 ? wide + 1 : at === 22 ? Math.max(1, wide - 1) : wide))
  expect(readBars(photograph(broken, 3))).toBe(null)
})
