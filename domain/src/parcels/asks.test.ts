import { describe, expect, test } from 'vitest'
import { type AskKind, askAfter, whyNotAnswerAsk, whyNotAsk, whyNotChangePapers } from './asks.ts'

const open = (kind: AskKind, answered = false) => ({ kind, answered })

describe('an update', () => {
  test.each([
    ['delivery_failed', null, 'delivery'],
    ['available_for_pickup', null, 'collect'],
    ['customs_hold', 'information_wanted', 'papers'],
    // An inspection alone asks for nothing.
    ['customs_hold', null, null],
    ['in_transit', 'information_wanted', null],
    ['delivered', null, null],
  ] as const)('%s (%s) asks for %s', (status, reason, asks) =>
    expect(askAfter(status, reason, null)).toEqual({ isOver: false, asks }),
  )

  test('ends what it makes obsolete, and keeps what still holds', () => {
    expect(askAfter('customs_hold', null, open('papers'))).toEqual({ isOver: false, asks: null })
    expect(askAfter('arrived_destination', null, open('papers', true))).toEqual({ isOver: false, asks: null })
    expect(askAfter('customs_released', null, open('papers'))).toEqual({ isOver: true, asks: null })
    expect(askAfter('delivered', null, open('papers'))).toEqual({ isOver: true, asks: null })
    expect(askAfter('delivery_failed', null, open('papers'))).toEqual({ isOver: true, asks: 'delivery' })
    expect(askAfter('out_for_delivery', null, open('delivery'))).toEqual({ isOver: true, asks: null })
    expect(askAfter('available_for_pickup', null, open('delivery', true))).toEqual({
      isOver: true,
      asks: 'collect',
    })
  })

  test('of a second failed delivery asks again, once the first was answered', () => {
    expect(askAfter('delivery_failed', null, open('delivery'))).toEqual({ isOver: false, asks: null })
    expect(askAfter('delivery_failed', null, open('delivery', true))).toEqual({
      isOver: true,
      asks: 'delivery',
    })
  })
})

test('an answer fits the question, and is given once', () => {
  expect(whyNotAnswerAsk(open('delivery'), 'again')).toBeNull()
  expect(whyNotAnswerAsk(open('delivery'), 'collect')).toBeNull()
  expect(whyNotAnswerAsk(open('papers'), 'papers')).toBeNull()
  expect(whyNotAnswerAsk(open('papers'), 'again')).toBe('transition_not_allowed')
  expect(whyNotAnswerAsk(open('collect'), 'collect')).toBe('transition_not_allowed')
  expect(whyNotAnswerAsk(open('papers', true), 'papers')).toBe('transition_not_allowed')
  expect(whyNotAnswerAsk(null, 'papers')).toBe('transition_not_allowed')
  expect(whyNotChangePapers(open('papers'))).toBeNull()
  expect(whyNotChangePapers(open('delivery'))).toBe('transition_not_allowed')
})

test('duty is paid to the carrier, and no longer asked for once customs released the package', () => {
  expect(whyNotAnswerAsk(open('duty'), 'paid')).toBeNull()
  expect(whyNotAnswerAsk(open('duty'), 'papers')).toBe('transition_not_allowed')
  expect(whyNotAnswerAsk(open('papers'), 'paid')).toBe('transition_not_allowed')
  expect(askAfter('customs_hold', null, open('duty'))).toEqual({ isOver: false, asks: null })
  expect(askAfter('customs_released', null, open('duty'))).toEqual({ isOver: true, asks: null })
})

test('staff ask while the carrier has the package, one question at a time', () => {
  expect(whyNotAsk('in_transit', null, 'papers')).toBeNull()
  expect(whyNotAsk('exception', open('delivery'), 'papers')).toBeNull()
  expect(whyNotAsk('exception', open('papers'), 'papers')).toBe('transition_not_allowed')
  expect(whyNotAsk('delivered', null, 'papers')).toBe('transition_not_allowed')
  expect(whyNotAsk('exception', open('papers', true), 'duty')).toBeNull()
  expect(whyNotAsk('to_ship', null, 'papers')).toBe('transition_not_allowed')
})
