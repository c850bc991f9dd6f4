import { expect, test } from 'vitest'
import { readableNumber } from '../numbers/check-digit.ts'
import { goodsCode } from './goods-labels.ts'
import { isOwnLabel, looksScanned, readStationCode, shelfCode } from './station-codes.ts'

test.each([
  ['DONE', { kind: 'command', command: 'DONE' }],
  [' undo ', { kind: 'command', command: 'UNDO' }],
  ['ＮＥＸＴ', { kind: 'command', command: 'NEXT' }],
  ['SHELF:A-01', { kind: 'shelf', shelf: 'A-01' }],
  // A scanner with a different keyboard layout: the colon without shift, or full-width.
  ['shelf;a-01', { kind: 'shelf', shelf: 'A-01' }],
  ['SHELF：B 2', { kind: 'shelf', shelf: 'B 2' }],
  ['BIN:2-3', { kind: 'bin', code: 'BIN:2-3', cart: 2, bin: 3 }],
  ['bin；12-40', { kind: 'bin', code: 'BIN;12-40', cart: 12, bin: 40 }],
  ['BIN:0-3', { kind: 'other', code: 'BIN:0-3', why: 'not_a_waybill' }],
  ['SHELF:', { kind: 'other', code: 'SHELF:', why: 'not_a_waybill' }],
  [`SHELF:${'A'.repeat(21)}`, { kind: 'other', code: `SHELF:${'A'.repeat(21)}`, why: 'not_a_waybill' }],
  ['YT7720418836621', { kind: 'parcel', code: 'YT7720418836621' }],
  // A shelf's own bar code, without our prefix.
  ['A-01-1', { kind: 'shelf', shelf: 'A-01-1' }],
  ['b12-03', { kind: 'shelf', shelf: 'B12-03' }],
  ['PHOTO', { kind: 'command', command: 'PHOTO' }],
  ['film', { kind: 'command', command: 'FILM' }],
  ['weigh', { kind: 'command', command: 'WEIGH' }],
  ['ST,GS,+0001.250kg', { kind: 'scale', grams: 1250 }],
  ['OL,GS,+9999999kg', { kind: 'scale', grams: 0 }],
  ['1250', { kind: 'other', code: '1250', why: 'not_a_waybill' }],
  ['DONE1', { kind: 'other', code: 'DONE1', why: 'not_a_waybill' }],
])('%s is read as %j', (text, code) => {
  expect(readStationCode(text)).toEqual(code)
})

test('a printed shelf reads back as itself', () => {
  expect(readStationCode(shelfCode(' c-07-2 '))).toEqual({ kind: 'shelf', shelf: 'C-07-2' })
})

const misread = (number: string) => number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10)

test('our own numbers are told from parcels, and from misread ones', () => {
  const [order, parcel, goods] = [
    readableNumber('O', 1042),
    readableNumber('P', 20336),
    readableNumber('G', 10435),
  ]
  expect(readStationCode(parcel)).toEqual({ kind: 'package', code: parcel })
  expect(readStationCode(order)).toEqual({ kind: 'other', code: order, why: 'own_label' })
  expect(readStationCode(goods)).toEqual({ kind: 'goods', code: goods, goodsNumber: 10435, piece: null })
  const label = goodsCode({ goodsNumber: 10435, piece: 2 })
  expect(readStationCode(label)).toEqual({ kind: 'goods', code: label, goodsNumber: 10435, piece: 2 })
  for (const number of [order, parcel, goods]) {
    expect(isOwnLabel(number)).toBe(true)
    expect(readStationCode(misread(number))).toMatchObject({ kind: 'other', why: 'own_number_misread' })
    expect(isOwnLabel(misread(number))).toBe(false)
  }
  expect(isOwnLabel('YT7720418836621')).toBe(false)
})

test('text that no courier prints is not a waybill, however a scanner renders it', () => {
  for (const text of [
    'GARBAGE!!??',
    'PARCEL',
    'A1B2C3',
    '+++++12345',
    '你好12345678',
    'SF1604883201557;DROP',
  ])
    expect(readStationCode(text)).toMatchObject({ kind: 'other', why: 'not_a_waybill' })
  for (const text of [
    'SF1604883201557',
    'yt 7720 4188 36621',
    'JDVB12345678901-1-1-',
    '１２３４５６７８９０１２',
    'EA123456784CN',
    'VIP123456789',
  ])
    expect(readStationCode(text).kind).toBe('parcel')
  expect(readStationCode('https://t.example/q?id=1')).toMatchObject({ why: 'not_a_parcel_code' })
})

test('the measures of goods, typed one after the other, are no parcel and no scan', () => {
  for (const text of ['140020159', '42020159', '1400', '20.5', '1,250', '0.640', '680g', '900 20 15 9'])
    expect([text, readStationCode(text).kind === 'parcel', looksScanned(text)]).toEqual([text, false, false])
  for (const text of [
    '773012345678901',
    'SHELF:A-01',
    'A-01-1',
    'DONE',
    readableNumber('G', 7),
    misread(readableNumber('P', 7)),
  ])
    expect([text, looksScanned(text)]).toEqual([text, true])
})
