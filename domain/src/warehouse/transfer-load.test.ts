import { describe, expect, test } from 'vitest'
import {
  LOAD_STAGES,
  LOAD_THINGS_MAX,
  boxCode,
  loadNumberText,
  loadStage,
  readLoadCode,
  whyNotArrive,
  whyNotCloseLoad,
  whyNotPackLoad,
  whyNotPutIn,
  whyNotSendLoad,
} from './transfer-load.ts'

const at = new Date('2026-11-30T02:00:00Z')
const stage = (over: object) => loadStage({ sentAt: null, calledOffAt: null, closedAt: null, ...over })

test('a load is packed, under way and received, or called off', () => {
  expect(stage({})).toBe('packing')
  expect(stage({ calledOffAt: at })).toBe('called_off')
  expect(stage({ sentAt: at })).toBe('under_way')
  expect(stage({ sentAt: at, closedAt: at })).toBe('received')
})

describe('what may be done', () => {
  const of = (why: (is: (typeof LOAD_STAGES)[number]) => unknown) => LOAD_STAGES.map((is) => why(is))

  test('packed and called off before it leaves, and never sent empty', () => {
    expect(of(whyNotPackLoad)).toEqual([null, 'transfer_sent', 'transfer_sent', 'transfer_called_off'])
    expect(whyNotPutIn('packing', LOAD_THINGS_MAX - 1)).toBeNull()
    expect(whyNotPutIn('packing', LOAD_THINGS_MAX)).toBe('transfer_full')
    expect(whyNotPutIn('under_way', 0)).toBe('transfer_sent')
    expect(whyNotSendLoad('packing', 0)).toBe('transfer_empty')
    expect(whyNotSendLoad('packing', 1)).toBeNull()
    expect(whyNotSendLoad('under_way', 1)).toBe('transfer_sent')
  })

  test('received once it was sent, also what turns up later; closed once', () => {
    expect(of(whyNotArrive)).toEqual(['transfer_not_sent', null, null, 'transfer_called_off'])
    expect(of(whyNotCloseLoad)).toEqual([
      'transfer_not_sent',
      null,
      'transfer_received',
      'transfer_called_off',
    ])
  })
})

test('numbers are read as they are printed, with or without a box', () => {
  expect(loadNumberText(12)).toBe('T000012')
  expect(readLoadCode(boxCode(12, 3))).toBe(12)
  expect(readLoadCode(' t000012 ')).toBe(12)
  expect(readLoadCode(loadNumberText(1_234_567))).toBe(1_234_567)
  for (const other of ['T12', 'G000104072', 'T000012-', 'T000012-123', 'SF1234567890123', ''])
    expect(readLoadCode(other)).toBeNull()
})
