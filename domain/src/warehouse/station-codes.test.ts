import { expect, test } from 'vitest'
import { readableNumber } from '../numbers/check-digit.ts'
import {
  isOwnLabel,
  isPlausibleWaybill,
  readStationCode,
  shelfCode,
  whyNotDockCode,
} from './station-codes.ts'

test.each([
  ['DONE', { kind: 'command', command: 'DONE' }],
  [' undo ', { kind: 'command', command: 'UNDO' }],
  ['ＮＥＸＴ', { kind: 'command', command: 'NEXT' }],
  ['SHELF:A-01', { kind: 'shelf', shelf: 'A-01' }],
  // A scanner with a different keyboard layout: the colon without shift, or full-width.
  ['shelf;a-01', { kind: 'shelf', shelf: 'A-01' }],
  ['SHELF：B 2', { kind: 'shelf', shelf: 'B 2' }],
  ['SHELF:', { kind: 'thing', code: 'SHELF:' }],
  [`SHELF:${'A'.repeat(21)}`, { kind: 'thing', code: `SHELF:${'A'.repeat(21)}` }],
  ['YT7720418836621', { kind: 'thing', code: 'YT7720418836621' }],
  ['PHOTO', { kind: 'command', command: 'PHOTO' }],
  ['film', { kind: 'command', command: 'FILM' }],
  ['weigh', { kind: 'command', command: 'WEIGH' }],
  ['ST,GS,+0001.250kg', { kind: 'scale', grams: 1250 }],
  ['OL,GS,+9999999kg', { kind: 'scale', grams: 0 }],
  ['1250', { kind: 'thing', code: '1250' }],
  ['DONE1', { kind: 'thing', code: 'DONE1' }],
])('%s is read as %j', (text, code) => {
  expect(readStationCode(text)).toEqual(code)
})

test('a printed shelf reads back as itself', () => {
  expect(readStationCode(shelfCode(' c-07-2 '))).toEqual({ kind: 'shelf', shelf: 'C-07-2' })
})

test('a web address is not a parcel; our own label is recognised by its check digit', () => {
  expect(whyNotDockCode('https://t.example/q?id=1')).toBe('not_a_parcel_code')
  expect(whyNotDockCode('SF1604883201557')).toBe(null)
  const ours = readableNumber('O', 1042)
  expect(isOwnLabel(ours)).toBe(true)
  expect(isOwnLabel(ours.slice(0, -1) + String((Number(ours.at(-1)) + 1) % 10))).toBe(false)
  expect(isOwnLabel('YT7720418836621')).toBe(false)
})

test('text that no courier prints is not a waybill, however a scanner renders it', () => {
  for (const text of ['GARBAGE!!??', 'PARCEL', 'A1B2C3', 'ST,GS,+1.250kg', '+++++12345', '你好12345678', 'SF1604883201557;DROP'])
    expect([text, isPlausibleWaybill(text)]).toEqual([text, false])
  for (const text of ['SF1604883201557', 'yt 7720 4188 36621', 'JDVB12345678901-1-1-', '１２３４５６７８９０１２', 'EA123456784CN', 'VIP123456789'])
    expect([text, isPlausibleWaybill(text)]).toEqual([text, true])
}) // prettier-ignore
