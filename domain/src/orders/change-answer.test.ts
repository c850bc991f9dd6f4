import { describe, expect, test } from 'vitest'
import { ITEM_STAGES } from '../states/item-stages.ts'
import { type AnsweredQuestion, whyNotChangeAnswer } from './change-answer.ts'

const now = new Date('2026-11-21T18:02:00Z')
const base: AnsweredQuestion = {
  kind: 'price',
  answer: 'accepted',
  answerBy: new Date('2026-11-22T20:30:00Z'),
  changedAt: null,
  stage: 'to_purchase',
  refundStage: null,
  refundDeadlineAt: null,
}
const whyNot = (change: Partial<AnsweredQuestion>, at = now) => whyNotChangeAnswer({ ...base, ...change }, at)
const NO = 'transition_not_allowed'

describe('an accepted change of price or options', () => {
  test('can be declined until we buy', () => {
    const allowed = ITEM_STAGES.filter((stage) => whyNot({ stage }) === null)
    expect(allowed).toEqual(['to_purchase', 'supplement_due'])
    expect(ITEM_STAGES.filter((stage) => whyNot({ kind: 'options', stage }) === null)).toEqual(allowed)
  })

  test('once, and until the deadline, whose last instant counts', () => {
    expect(whyNot({ changedAt: now })).toBe(NO)
    expect(whyNot({}, base.answerBy)).toBeNull()
    expect(whyNot({}, new Date(base.answerBy.getTime() + 1))).toBe(NO)
  })
})

test('a declined change cannot be accepted: the money is back', () => {
  for (const stage of ITEM_STAGES) expect(whyNot({ answer: 'declined', stage })).toBe(NO)
})

test('what is open or expired has no answer to change', () => {
  for (const answer of [null, 'expired'] as const)
    for (const stage of ITEM_STAGES) {
      expect(whyNot({ answer, stage })).toBe(NO)
      expect(whyNot({ kind: 'problem', answer, stage, refundStage: 'requested' })).toBe(NO)
    }
})

describe('goods with a problem', () => {
  const kept = { kind: 'problem', stage: 'in_stock' } as const
  const sentBack = {
    kind: 'problem',
    answer: 'declined',
    stage: 'abnormal',
    refundStage: 'requested',
  } as const

  test('that were kept can be given back from the shelf, while they may be refunded', () => {
    expect(whyNot(kept)).toBeNull()
    expect(whyNot({ ...kept, refundStage: 'requested' })).toBe('refund_open')
    expect(whyNot({ ...kept, claimOpen: true })).toBe('claim_open')
    expect(whyNot({ ...kept, refundDeadlineAt: new Date(now.getTime() - 1) })).toBe('refund_time_expired')
    for (const stage of ITEM_STAGES.filter((each) => each !== 'in_stock'))
      expect(whyNot({ ...kept, stage })).toBe(NO)
  })

  test('that go back can be kept until the request is decided or withdrawn', () => {
    expect(whyNot(sentBack)).toBeNull()
    expect(whyNot({ ...sentBack, refundStage: null })).toBe(NO)
    expect(whyNot({ ...sentBack, refundStage: 'refunded' })).toBe('refund_decided')
    expect(whyNot({ ...sentBack, stage: 'refunded', refundStage: null })).toBe(NO)
  })
})
