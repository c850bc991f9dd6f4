import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { readableNumber } from '../numbers/check-digit.ts'
import { carrierPage, findCarrier, readCarrier } from './carriers.ts'
import { meaningOf } from './carrier-words.ts'
import { NUMBER_LIST_MAX, readNumberList } from './number-list.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

const parcel = (running: number) => readableNumber('P', running)
const [A, B] = [parcel(20_317), parcel(20_318)]

describe('a list of numbers', () => {
  test('is parsed as pasted or saved: tabs, commas, semicolons, quotes, a header, blank lines, a byte order mark', () => {
    const rows = [
      { row: 2, parcelNumber: A, carrier: 'ems', trackingNumber: 'EA100000017CN' },
      { row: 4, parcelNumber: B, carrier: 'dhl', trackingNumber: '1234567891' },
    ]
    for (const mark of ['\t', ',', ';'])
      for (const [first, second] of [
        [`${A}${mark}EMS${mark}EA 100 000 017 CN`, `${B}${mark}DHL Express${mark}1234567891`],
        [
          `"${A}"${mark}"中国邮政速递 EMS"${mark}"EA100000017CN"`,
          `${B.toLowerCase()}${mark}dhl${mark}1234567891`,
        ],
        [`${A}${mark}EA100000017CN`, `${B}${mark}${mark}1234567891`],
      ])
        expect(
          readNumberList(`\ufeff包裹号${mark}承运商${mark}运单号\r\n${first}\r\n\r\n${second}\r\n`),
        ).toEqual({
          rows,
          faults: [],
          doubts: [],
        })
  })

  test.each([
    [A, 'cells'],
    [`${A},ems,EA100000017CN,more`, 'cells'],
    [`P1,ems,EA100000017CN`, 'parcel_number'],
    [`${A.slice(0, -1)}${(Number(A.at(-1)) + 1) % 10},ems,EA100000017CN`, 'parcel_number'],
    [`${readableNumber('O', 20_317)},ems,EA100000017CN`, 'parcel_number'],
    [`${A},pigeon,EA100000017CN`, 'unknown_carrier'],
    [`${A},ems,12`, 'tracking_number'],
    [`${A},ems,=cmd|'/c calc'!A0`, 'tracking_number'],
  ])('%j is refused: %s', (line, problem) => {
    expect(readNumberList(line)).toMatchObject({ rows: [], faults: [{ row: 1, problem }] })
  })

  test('of scanned barcodes the number is kept, and none of several carriers is guessed', () => {
    const text = `${A}\t%000127102 0000 15501234567890 101276\n${B}\t320595463938`
    expect(readNumberList(text)).toEqual({
      rows: [
        { row: 1, parcelNumber: A, carrier: 'dpd', trackingNumber: '15501234567890' },
        { row: 2, parcelNumber: B, carrier: '', trackingNumber: '320595463938' },
      ],
      faults: [],
      doubts: [{ row: 2, problem: 'which_carrier', value: '320595463938' }],
    })
    expect(readNumberList(`${B}\tPurolator\t320595463938`)).toMatchObject({
      rows: [{ carrier: 'purolator' }],
      doubts: [],
    })
  })

  test('accepts each package and each number only once', () => {
    const text = `${A},ems,EA100000017CN\n${A},ems,EA100000029CN\n${B},ems,EA100000017CN`
    expect(readNumberList(text)).toMatchObject({
      rows: [{ row: 1 }],
      faults: [
        { row: 2, problem: 'parcel_twice' },
        { row: 3, problem: 'number_twice' },
      ],
    })
  })

  test('warns about a wrong check digit and another carrier’s number, and continues', () => {
    expect(readNumberList(`${A},ems,EA100000010CN\n${B},dhl,1Z999AA10123456784`)).toMatchObject({
      rows: [{ row: 1 }, { row: 2 }],
      doubts: [
        { row: 1, problem: 'check_digit' },
        { row: 2, problem: 'unusual' },
      ],
    })
  })

  test('has at most five thousand rows, and at least one', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `${parcel(index + 1)},dhl,${1_000_000_000 + index}`).join(
        '\n',
      )
    expect(readNumberList(list(NUMBER_LIST_MAX)).rows).toHaveLength(NUMBER_LIST_MAX)
    expect(readNumberList(list(NUMBER_LIST_MAX + 1))).toEqual({
      rows: [],
      doubts: [],
      faults: [{ row: 0, problem: 'too_many', value: '5001' }],
    })
    expect(readNumberList(' \n,,\n').faults).toMatchObject([{ problem: 'empty' }])
  })

  test('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 400 }), (text) => {
        const { rows, faults } = readNumberList(text)
        expect(rows.length + faults.length).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length + 1)
      }),
    )
  })
})

describe('carriers', () => {
  test('are recognised by their names, and have a page for a number', () => {
    expect(readCarrier(' fed-ex ')?.id).toBe('fedex')
    expect(readCarrier('云途')?.id).toBe('yunexpress')
    expect(carrierPage('4px', '4PX 1')).toBe('https://track.4px.com/#/result/0/4PX%201')
    expect(carrierPage('other', '1')).toBeNull()
    expect(findCarrier('constructor')).toBeUndefined()
  })
})

test.each([
  ['Arrived at sorting center', 'sorting_in'],
  ['Departed from facility', 'sorting_out'],
  ['航班已起飞', 'flight_left'],
  ['Export customs clearance completed', 'export_customs_out'],
  ['Held by customs, documents required', 'import_customs_held'],
  ['Customs clearance completed', 'import_customs_out'],
  ['派送中，快递员', 'out_with_courier'],
  ['Delivery attempted - no one home', 'tried'],
  ['Delivered, left with individual', 'handed_over'],
  ['Return to sender', 'sent_back'],
  ['Wir haben Ihre Sendung', null],
  ['', null],
] as const)('%j means %s', (words, meaning) => {
  expect(meaningOf(words)).toBe(meaning)
})
