import { describe, expect, test } from 'vitest'
import {
  readScaleLine,
  readTypedScale,
  SCALE_GRAMS_MAX,
  type ScaleShown,
  showScale,
  splitScaleLines,
  whyNotTakeWeight,
} from './scale-lines.ts'

const weight = (grams: number, isStable: boolean | null = null) => ({ kind: 'weight', grams, isStable })

/** A reproducible sequence of pseudo-random numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647
    yield state
  }
}

test.each([
  ['ST,GS,+0001.250kg', weight(1250, true)],
  ['US,NT,+  0.480 kg', weight(480, false)],
  ['ST,+00680.4  g', weight(680, true)],
  ['S S     1.250 kg', weight(1250, true)],
  ['S D     1.248 kg', weight(1248, false)],
  ['   2.006 kg  ?', weight(2006, false)],
  ['   2.006 kg', weight(2006)],
  ['G +  12.5 lb', weight(5670)],
  ['wn001.250kg', weight(1250)],
  ['1,250 kg', weight(1250)],
  ['ＳＴ，ＧＳ，＋０．６８０ｋｇ', weight(680, true)],
  ['-0.0 kg', weight(0)],
  ['N -  0.020 kg', weight(-20)],
  ['OL,GS,+9999999kg', { kind: 'overload' }],
  ['S +', { kind: 'overload' }],
  ['OVERLOAD', { kind: 'overload' }],
  ['^^^^^', { kind: 'overload' }],
])('%s is read', (line, reading) => {
  expect(readScaleLine(line)).toEqual(reading)
})

test.each(['', '1250', 'NaN kg', '1e9 kg', 'Infinity kg', '+', 'ST,GS,', '.5kg', '0001.2', '1,250 g', 'S -', 'SF1604883201557', 'DONE', '1.250 kg 1.250 kg', '99999999 kg', 'x'.repeat(500)])('%j is not a reading', (line) => {
  expect(readScaleLine(line)).toBe(null)
}) // prettier-ignore

test('minus zero is zero, not a negative zero', () => {
  const reading = readScaleLine('ST,GS,-000.000kg')
  expect(reading?.kind === 'weight' && Object.is(reading.grams, 0)).toBe(true)
})

describe('any weight', () => {
  test('is read back to the gram in each format, and in each unit within half a unit of its last digit', () => {
    const random = numbers(7)
    for (let round = 0; round < 2_000; round++) {
      const grams = random.next().value! % (SCALE_GRAMS_MAX + 1)
      const kilograms = (grams / 1000).toFixed(3)
      expect(readScaleLine(`ST,GS,+${kilograms.padStart(8, '0')}kg`)).toEqual(weight(grams, true))
      expect(readScaleLine(`S D ${kilograms.padStart(10)} kg`)).toEqual(weight(grams, false))
      expect(readScaleLine(`${grams} g`)).toEqual(weight(grams))
      const pounds = readScaleLine(`${(grams / 453.592_37).toFixed(3)} lb`)
      expect(pounds?.kind === 'weight' && Math.abs(pounds.grams - grams) <= 1).toBe(true)
    }
  })

  test('is read correctly however the input is split', () => {
    const random = numbers(11)
    for (let round = 0; round < 300; round++) {
      const weights = Array.from({ length: 5 }, () => random.next().value! % 30_000)
      const stream = weights.map((grams) => `\u0002ST,GS,+${(grams / 1000).toFixed(3)}kg\r\n`).join('')
      let kept = ''
      const read: unknown[] = []
      for (let at = 0; at < stream.length;) {
        const length = 1 + (random.next().value! % 9)
        const { lines, rest } = splitScaleLines(kept, stream.slice(at, at + length))
        kept = rest
        read.push(...lines.map(readScaleLine))
        at += length
      }
      expect(read).toEqual(weights.map((grams) => weight(grams, true)))
    }
  })

  test('noise never yields a weight, and is not buffered indefinitely', () => {
    const random = numbers(13)
    let kept = ''
    for (let round = 0; round < 3_000; round++) {
      const noise = String.fromCodePoint(32 + (random.next().value! % 300)).repeat(1 + (round % 70))
      const { lines, rest } = splitScaleLines(kept, noise)
      expect(lines).toEqual([])
      kept = rest
    }
    expect(kept.length).toBeLessThan(200)
    expect(readScaleLine(kept)).toBe(null)
  })
})

describe('what the scale shows', () => {
  const after = (...lines: string[]): ScaleShown | null =>
    lines.reduce<ScaleShown | null>((shown, line) => {
      const reading = readScaleLine(line)
      return reading ? showScale(shown, reading) : shown
    }, null)

  test('can be taken once it is stable: by the scale’s indication, else after the same weight three times', () => {
    expect(whyNotTakeWeight(after())).toBe('silent')
    expect(whyNotTakeWeight(after('ST,GS,+1.250kg'))).toBe(null)
    expect(whyNotTakeWeight(after('US,GS,+1.250kg', 'US,GS,+1.250kg', 'US,GS,+1.250kg'))).toBe('unstable')
    expect(whyNotTakeWeight(after('1.250 kg', '1.250 kg'))).toBe('unstable')
    expect(whyNotTakeWeight(after('1.250 kg', '1.250 kg', '1.250 kg'))).toBe(null)
    expect(whyNotTakeWeight(after('1.250 kg', '1.250 kg', '1.252 kg'))).toBe('unstable')
  })

  test('an empty, negative or overloaded scale shows no weight', () => {
    expect(whyNotTakeWeight(after('ST,GS,-0.0kg'))).toBe('empty')
    expect(whyNotTakeWeight(after('ST,GS,-0.020kg'))).toBe('empty')
    expect(whyNotTakeWeight(after('OL'))).toBe('overload')
    expect(whyNotTakeWeight(after('ST,GS,+9999999kg'))).toBe('overload')
  })
})

test.each([
  ['680', 680],
  ['1.250', 1250],
  ['1.250kg', 1250],
  ['680 g', 680],
  ['12.5', null],
  ['1,250', null],
  ['0', null],
  ['-0.000', null],
  ['NaN', null],
  ['1000000000', null],
  ['SF1604883201557', null],
])('a scale that types %s means %s', (typed, grams) => {
  expect(readTypedScale(typed)).toBe(grams)
})
