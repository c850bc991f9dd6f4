import { describe, expect, test } from 'vitest'
import { undoingOf, whyNotUndo } from './undo-decision.ts'

const at = new Date('2026-11-29T10:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
const event = (step: string, from: string, more: object = {}) => ({ step, from, by: 'lin', at, ...more })

test('an own decision can be taken back for a minute', () => {
  expect(whyNotUndo({ by: 'lin', at }, 'lin', after(0))).toBeNull()
  expect(whyNotUndo({ by: 'lin', at }, 'lin', after(60))).toBeNull()
  expect(whyNotUndo({ by: 'lin', at }, 'lin', after(66))).toBe('decision_stands')
  expect(whyNotUndo({ by: 'lin', at }, 'kai', after(1))).toBe('decision_stands')
  expect(whyNotUndo({ by: null, at }, 'lin', after(1))).toBe('decision_stands')
})

describe('the last decision about an item leads back', () => {
  test('an approval to the review', () => {
    expect(undoingOf([event('approve', 'in_review')])).toEqual({
      decision: 'approval',
      steps: ['undo_approve'],
    })
  })

  test('a question to where it was asked: in the review if it completed that, else at the buyers', () => {
    for (const step of ['ask_customer', 'require_supplement']) {
      const asked = event(step, 'to_purchase')
      expect(undoingOf([asked, event('approve', 'in_review')])).toEqual({
        decision: 'question',
        steps: ['undo_ask', 'undo_approve'],
      })
      for (const before of [
        event('approve', 'in_review', { at: after(-1) }),
        event('approve', 'in_review', { by: 'kai' }),
        event('pay', 'pending_payment'),
        undefined,
      ])
        expect(undoingOf([asked, before])).toEqual({ decision: 'question', steps: ['undo_ask'] })
    }
  })

  test('a cancellation to the stage it had', () => {
    expect(undoingOf([event('cancel', 'in_review')])?.steps).toEqual(['undo_cancel'])
    expect(undoingOf([event('cancel', 'to_purchase')])?.steps).toEqual(['undo_cancel_approved'])
    expect(undoingOf([event('cancel', 'awaiting_customer')])).toBeNull()
  })

  test('nothing else does', () => {
    expect(undoingOf([])).toBeNull()
    expect(undoingOf([event('purchase', 'to_purchase'), event('approve', 'in_review')])).toBeNull()
    expect(undoingOf([event('require_supplement', 'awaiting_customer')])).toBeNull()
  })
})
