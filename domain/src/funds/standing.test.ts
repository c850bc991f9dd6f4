import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTS,
  type Debt,
  type HoldCause,
  type Standing,
  heldUntil,
  judgeHolds,
  openDebts,
  owedFen,
  standingFor,
  whyNot,
  whyNotLift,
  withDebt,
  withdrawableFen,
} from './standing.ts'

const NOW = new Date('2026-11-02T02:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const CLEAR: Standing = { debts: [], due: [], holds: [], lifted: [] }
const held = (...causes: HoldCause[]): Standing => ({ ...CLEAR, ...judgeHolds(causes, [], NOW) })

describe('what a standing stops', () => {
  test.each([
    ['nothing', CLEAR, [null, null, null, null, null, null]],
    [
      'a debt',
      { ...CLEAR, debts: [{ kind: 'return_freight', fen: 1 }] },
      [...Array(5).fill('debt_open'), null],
    ],
    [
      'what is due with goods',
      { ...CLEAR, due: [{ kind: 'late_storage', fen: 1 }] },
      [null, null, null, null, null, null],
    ],
    [
      'a dispute',
      held({ kind: 'dispute', since: ago(1) }),
      ['dispute_open', 'dispute_open', 'dispute_open', null, 'dispute_open', null],
    ],
    [
      'a block',
      held({ kind: 'blocked', since: ago(9_999) }),
      ['shopper_blocked', 'shopper_blocked', null, null, 'shopper_blocked', 'shopper_blocked'],
    ],
    [
      'a password reset',
      held({ kind: 'password_reset', since: ago(1) }),
      [null, 'withdrawal_held', null, null, null, null],
    ],
    [
      'a changed address',
      held({ kind: 'email_changed', since: ago(1) }),
      [null, 'withdrawal_held', null, null, null, null],
    ],
    [
      'a removed second step',
      held({ kind: 'two_factor_removed', since: ago(1) }),
      [null, 'withdrawal_held', null, null, null, null],
    ],
  ] as [string, Standing, (string | null)[]][])(
    '%s: withdrawing, paying out, sending back, shipping, coupons, plans',
    (_, standing, expected) => {
      expect(ACTS.map((act) => whyNot(act, standing))).toEqual(expected)
    },
  )
})

test('the debt alone decides about shipping, whatever else is known', () => {
  for (const fen of [0, 1])
    for (const standing of [
      CLEAR,
      held({ kind: 'blocked', since: ago(1) }, { kind: 'dispute', since: ago(1) }),
    ])
      expect(whyNot('ship', withDebt(fen))).toBe(whyNot('ship', { ...standing, debts: withDebt(fen).debts }))
})

test('a debt of which nothing else is known is one of reversed recharges', () => {
  expect(withDebt(1)).toEqual({ ...CLEAR, debts: [{ kind: 'recharge', fen: 1 }] })
  expect(withDebt(0)).toEqual(CLEAR)
})

describe('a hold', () => {
  test('is listed with others by how serious it is, whenever it began', () => {
    const kinds = ['new_payout_account', 'password_reset', 'dispute', 'blocked'] as const
    const { holds, lifted } = held(...kinds.map((kind, at) => ({ kind, since: ago(at) })))
    expect(holds.map(({ kind }) => kind)).toEqual(kinds.toReversed())
    expect(lifted).toEqual([])
  })

  test('of a change ends after exactly 24 hours, a dispute after 120 days, a block never', () => {
    const kinds = (hours: number) =>
      judgeHolds(
        (['blocked', 'dispute', 'password_reset'] as const).map((kind) => ({ kind, since: ago(hours) })),
        [],
        NOW,
      ).holds.map(({ kind }) => kind)
    expect(kinds(23.999)).toEqual(['blocked', 'dispute', 'password_reset'])
    expect(kinds(24)).toEqual(['blocked', 'dispute'])
    expect(kinds(120 * 24)).toEqual(['blocked'])
  })

  test('of a change that seems to lie ahead, because the clock was set back, is in force', () => {
    expect(held({ kind: 'email_changed', since: ago(-5) }).holds).toHaveLength(1)
  })

  test('that was lifted holds no more, but the next change does', () => {
    const cause = { kind: 'password_reset', since: ago(2) } as const
    const lift = { ...cause, by: 'fin' }
    const { holds, lifted } = judgeHolds([cause], [lift], NOW)
    expect(holds).toEqual([])
    expect(lifted).toMatchObject([{ kind: 'password_reset', by: 'fin' }])
    expect(judgeHolds([{ ...cause, since: ago(1) }], [lift], NOW).holds).toHaveLength(1)
    expect(judgeHolds([{ ...cause, since: ago(25) }], [{ ...lift, since: ago(25) }], NOW).lifted).toEqual([])
  })

  test('that was lifted lifts no other of the same moment', () => {
    const causes = (['password_reset', 'email_changed'] as const).map((kind) => ({ kind, since: ago(2) }))
    const { holds, lifted } = judgeHolds(causes, [{ kind: 'email_changed', since: ago(2), by: 'fin' }], NOW)
    expect([holds, lifted].map((found) => found.map(({ kind }) => kind))).toEqual([
      ['password_reset'],
      ['email_changed'],
    ])
  })

  test('can be lifted only if it is in force and time would end it', () => {
    const standing = held({ kind: 'password_reset', since: ago(2) }, { kind: 'blocked', since: ago(9) })
    expect(whyNotLift(standing, { kind: 'password_reset', since: ago(2) })).toBeNull()
    expect(whyNotLift(standing, { kind: 'password_reset', since: ago(3) })).toBe('transition_not_allowed')
    expect(whyNotLift(standing, { kind: 'email_changed', since: ago(2) })).toBe('transition_not_allowed')
  })

  test('of a payout account concerns only withdrawals to it; the last end counts', () => {
    const standing = held(
      { kind: 'new_payout_account', since: ago(1), account: 'a' },
      { kind: 'email_changed', since: ago(3) },
    )
    expect(heldUntil(standingFor(standing, 'a'))).toEqual(new Date(ago(1).getTime() + 86_400_000))
    expect(heldUntil(standingFor(standing, 'b'))).toEqual(new Date(ago(3).getTime() + 86_400_000))
    const byFin = (hold: Standing['holds'][number]) => ({ ...hold, by: 'fin' })
    const lifted = { ...CLEAR, lifted: standing.holds.map(byFin) }
    expect(standingFor(lifted, 'b').lifted).toMatchObject([{ kind: 'email_changed' }])
    expect(heldUntil(CLEAR)).toBeNull()
  })

  test('that time does not end has no last end, nor has a dispute, which staff follow', () => {
    const since = ago(1)
    expect(heldUntil(held({ kind: 'blocked', since }, { kind: 'dispute', since }))).toBeNull()
    expect(heldUntil(held({ kind: 'dispute', since }, { kind: 'email_changed', since }))).toEqual(
      new Date(since.getTime() + 86_400_000),
    )
  })
})

describe('the parts of a debt', () => {
  test('are what was charged last: the oldest is paid first', () => {
    const charges: Debt[] = [
      { kind: 'return_freight', fen: 300 },
      { kind: 'recharge', fen: 500 },
      { kind: 'return_freight', fen: 200 },
    ]
    expect(openDebts(0, charges)).toEqual([])
    expect(openDebts(250, charges)).toEqual([{ kind: 'return_freight', fen: 250 }])
    expect(openDebts(900, charges)).toEqual([
      { kind: 'recharge', fen: 500 },
      { kind: 'return_freight', fen: 400 },
    ])
  })

  test('always add up to it', () => {
    const charge = fc.record({
      kind: fc.constantFrom('recharge' as const, 'return_freight' as const),
      fen: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(charge), fc.nat(10_000_000), (charges, owed) => {
        expect(owedFen({ debts: openDebts(owed, charges) })).toBe(owed)
      }),
    )
  })
})

test('what is due with goods stays on the balance', () => {
  const due = [
    { kind: 'late_storage', fen: 300 },
    { kind: 'supplement', fen: 200 },
  ] as const
  expect(withdrawableFen({ due }, 2_000)).toBe(1_500)
  expect(withdrawableFen({ due }, 400)).toBe(0)
  expect(withdrawableFen(CLEAR, 400)).toBe(400)
})
