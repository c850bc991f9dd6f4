import { expect, test } from 'vitest'
import { countriesNamed, dutyMarkup, markupOn, whyNotDutyMarkup } from './duty-markup.ts'

const MARKUPS =
  'NO 2%,  EU 3.5% + 12.50 CNY, FR 0%, GB 2% min 12.50 CNY, IT 2.5% min 90 CNY + 5 CNY, * 120 CNY'

test.each([
  ['NO', { ratePpm: 20_000, handlingFen: 0 }],
  ['DE', { ratePpm: 35_000, handlingFen: 1_250 }],
  ['FR', { ratePpm: 0, handlingFen: 0 }],
  ['GB', { ratePpm: 20_000, leastFen: 1_250, handlingFen: 0 }],
  ['IT', { ratePpm: 25_000, leastFen: 9_000, handlingFen: 500 }],
  ['US', { ratePpm: 0, handlingFen: 12_000 }],
])('what a line adds to duty and tax is said by destination: %s', (country, markup) => {
  expect(dutyMarkup(MARKUPS, country)).toEqual(markup)
})

test('where nothing is said, duty and tax are in the price', () => {
  expect(dutyMarkup('', 'NO')).toBeNull()
  expect(dutyMarkup('NO 2%', 'SE')).toBeNull()
  expect(countriesNamed(MARKUPS)).toEqual(['NO', 'FR', 'GB', 'IT'])
})

test.each([
  ['', null],
  [MARKUPS, null],
  ['NO', 'format'],
  ['NO 2', 'format'],
  ['NO 2% 12 CNY', 'format'],
  ['NO + 12 CNY', 'format'],
  ['NO 2% +', 'format'],
  ['NO 100%', 'format'],
  ['NO -2%', 'format'],
  ['NO 2.555%', 'format'],
  ['NO 12 EUR', 'format'],
  ['Norway 2%', 'format'],
  ['NO 2% min', 'format'],
  ['NO 2% min 12', 'format'],
  ['NO 2% min 12 EUR', 'format'],
  ['NO min 12 CNY', 'format'],
  ['NO 2% + 5 CNY min 12 CNY', 'format'],
  ['NO 2%, NO 12 CNY', 'twice'],
])('is a list of destinations, each once: %s', (typed, why) => {
  expect(whyNotDutyMarkup(typed)).toBe(why)
})

// What carriers charge for paying in advance: 2 %, at least 12.50.
const WITH_LEAST = { ratePpm: 20_000, leastFen: 1_250, handlingFen: 0 }

test.each([
  [10_000, { ratePpm: 20_000, handlingFen: 500 }, 700],
  [10_001, { ratePpm: 20_000, handlingFen: 0 }, 201],
  [0, { ratePpm: 20_000, handlingFen: 500 }, 0],
  [2_804, WITH_LEAST, 1_250],
  [62_500, WITH_LEAST, 1_250],
  [62_501, WITH_LEAST, 1_251],
  [2_804, { ...WITH_LEAST, handlingFen: 300 }, 1_550],
  [0, WITH_LEAST, 0],
])(
  'on %i fen, rounded up, not below the least, and nothing where nothing is paid',
  (paidFen, markup, fen) => {
    expect(markupOn(paidFen, markup)).toBe(fen)
  },
)
