import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { describe, expect, test } from 'vitest'
import { journeyOf } from './journey.ts'
import { parcel } from './parcels.test-support.ts'

const states = (over: Parameters<typeof parcel>[0]) => journeyOf(parcel(over)).map((step) => step.state)

describe('the journey of a package', () => {
  test('knows where it is and when the past steps happened', () => {
    const steps = journeyOf(parcel())
    expect(steps.map((step) => [step.label, step.state])).toEqual([
      ['Created', 'done'],
      ['Paid', 'done'],
      ['Packed', 'done'],
      ['Shipped', 'done'],
      ['Delivered', 'current'],
      ['Received', 'next'],
    ])
    expect(steps.map((step) => step.note)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'On its way',
      undefined,
    ])
    expect(steps.map((step) => step.at)).toEqual([
      '2026-11-11T01:00:00.000Z',
      '2026-11-11T02:00:00.000Z',
      '2026-11-11T09:00:00.000Z',
      '2026-11-12T01:00:00.000Z',
      undefined,
      undefined,
    ])
  })

  test.each(PARCEL_STAGES.filter((stage) => !['done', 'returned', 'cancelled', 'lost'].includes(stage)))(
    'has exactly one current step while it is %s, with all before it done and none after it',
    (stage) => {
      const all = states({ stage })
      const at = all.indexOf('current')
      expect(all).toEqual(
        [...all].map((_, index) => (index < at ? 'done' : index === at ? 'current' : 'next')),
      )
      expect(at).toBeGreaterThan(0)
    },
  )

  test.each(PARCEL_STAGES)('names no step twice while it is %s', (stage) => {
    const labels = journeyOf(parcel({ stage })).map((step) => step.label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('has every step done at the end', () => {
    expect(new Set(states({ stage: 'done' }))).toEqual(new Set(['done']))
  })

  test('stops where it was cancelled, without steps that never happened', () => {
    const steps = journeyOf(
      parcel({
        stage: 'cancelled',
        paid_at: null,
        shipped_at: null,
        history: [
          {
            step: 'create',
            to_stage: 'pending_payment',
            actor: 'shopper',
            note: '',
            created_at: '2026-11-11T01:00:00.000Z',
          },
          {
            step: 'cancel',
            to_stage: 'cancelled',
            actor: 'shopper',
            note: '',
            created_at: '2026-11-11T03:00:00.000Z',
          },
        ],
      }),
    )
    expect(steps.map((step) => [step.label, step.state, step.at])).toEqual([
      ['Created', 'done', '2026-11-11T01:00:00.000Z'],
      ['Cancelled', 'failed', '2026-11-11T03:00:00.000Z'],
    ])
  })
})
