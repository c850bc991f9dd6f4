import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedByFolding, foldRates } from './fold-rates.ts'
import { makeTable, readSource } from './rate-source.ts'

const percent = (value: number) => ({ low: value, likely: value, high: value })
const linesOf = (rates: Record<string, number | null>) =>
  new Map(Object.entries(rates).map(([code, value]) => [code, value === null ? null : percent(value)]))
const folded = (rates: Record<string, number | null>, complete = true, subheadings: string[] = []) =>
  Object.fromEntries(
    [...foldRates(linesOf(rates), { complete, subheadings })].map(([code, rate]) => [
      code,
      rate === null ? null : rate.high,
    ]),
  )

describe('folding', () => {
  test('puts a subheading in place of its equal lines', () => {
    expect(folded({ '61102010': 12, '61102091': 12, '61103000': 8 }, true, ['611020', '611030'])).toEqual({
      '611020': 12,
      '611030': 8,
    })
  })

  test('puts a heading and a chapter in place of theirs, if the source has all of them', () => {
    const lines = { '49011000': 0, '49019900': 0, '49020000': 0 }
    expect(folded(lines, true, ['490110', '490199', '490200'])).toEqual({ '49': 0 })
    expect(folded(lines, true, ['490110', '490191', '490199', '490200'])).toEqual({
      ...{ '490110': 0, '490199': 0, '4902': 0 },
    })
  })

  test('keeps a line that differs, and the line that it is an exception of', () => {
    expect(folded({ '85076000': 2.7, '8507600010': 0 }, true, ['850760'])).toEqual({
      '850760': 2.7,
      '8507600010': 0,
    })
    expect(folded({ '85076000': 2.7, '8507600010': 2.7 }, true, ['850710', '850760'])).toEqual({
      '850760': 2.7,
    })
  })

  test('claims nothing beside the lines of a mere list, except for a subheading that is not divided', () => {
    expect(folded({ '61091000': 7.5, '61102010': 7.5, '61102020': 7.5 }, false)).toEqual({
      ...{ '610910': 7.5, '61102010': 7.5, '61102020': 7.5 },
    })
    expect(folded({ '03061900': 25, '03061901': 25 }, false)).toEqual({ '03061900': 25, '03061901': 25 })
  })

  test('never changes the rate of a line', () => {
    const digit = fc.integer({ min: 0, max: 2 }).map(String)
    const code = fc
      .tuple(fc.array(digit, { minLength: 8, maxLength: 8 }), fc.boolean(), digit)
      .map(([digits, isLong, last]) => digits.join('') + (isLong ? `0${last}` : ''))
    const lines = fc.dictionary(code, fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }), {
      minKeys: 1,
    })
    fc.assert(
      fc.property(lines, fc.boolean(), fc.array(code), (rates, complete, others) => {
        const all = linesOf(rates)
        const subheadings = [...all.keys(), ...others].map((entry) => entry.slice(0, 6))
        const result = foldRates(all, { complete, subheadings })
        expect(changedByFolding(all, result)).toEqual([])
        expect(result.size).toBeLessThanOrEqual(all.size)
      }),
    )
  })
})

describe('a source', () => {
  const description = {
    title: { en: 'Tariff', zh: '税则' },
    ...{ source: 'customs', licence: 'CC0-1.0', copied: '2026-11-01', strength: 'old' },
    ...{ code: 'line', rate: 'duty', lower_if: ['suspended'], more_if: ['remedy'], complete: true },
    rates: { Free: '0%' },
  }
  // Of each chapter there is more than these sources have.
  const OTHERS = ['490200', '610100', '840100', '870100', '910100']
  const made = (csv: string) =>
    makeTable(readSource(description), csv, OTHERS).text.split('\n\n')[1]!.split('\n')

  test('becomes a table: words for rates, ranges for suspensions, and "?" for what depends on more', () => {
    const csv = [
      'line,what,duty,suspended,remedy',
      '6109.10.00,"T-shirts, ""knitted""",12.0%,False,False',
      '84149000,"Parts of',
      'pumps",1.7%,True,False',
      '87120030,Bicycles,14%,False,True',
      '91021100,Watches,4.5% MIN 0.30 EUR / item,False,False',
      '49019900,Books,Free,False,False',
    ]
    expect(made(csv.join('\r\n'))).toEqual([
      ...['4901\t0%', '6109\t12%', '8414\t0% to 1.7%', '8712\t?', '9102\t?', ''],
    ])
  })

  test('that lists a line twice has the range of both', () => {
    expect(made('line,duty,suspended,remedy\n61102020,0%,,\n61102020,7.5%,,\n')).toEqual([
      '6110\t0% to 7.5%',
      '',
    ])
  })

  test.each([
    ['a column that is missing', 'line,rate\n610910,3%', 'no column “duty”'],
    ['a code that is none', 'line,duty,suspended,remedy\n61AB,3%,,', 'is no tariff code'],
    ['no lines', 'line,duty,suspended,remedy\n', 'no lines'],
  ])('with %s is refused', (_, csv, sentence) => {
    expect(() => made(csv)).toThrow(sentence)
  })

  test('whose description has an unknown field is refused', () => {
    expect(() => readSource({ ...description, kind: 'x' })).toThrow('is not a field here')
  })
})
