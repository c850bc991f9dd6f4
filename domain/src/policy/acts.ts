import { namesOf } from '../entries.ts'
import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import type { StaffRole } from '../states/table.ts'

/*
 * The policy: every act of staff that creates, multiplies or releases value, or grants the right to. Figures
 * are the defaults of a new shop; a shop's own are stored in the database (table `policy_limits`).
 * docs/rules/policy.md explains each row.
 */

/** An act whose value is an amount. */
export type AmountRule = {
  measure: 'amount'
  /**
   * The most that one person moves alone in one act, and in 24 hours over all shoppers and objects. Above it
   * a second person is needed.
   */
  aloneFen: Fen
  aloneDayFen: Fen
  /**
   * The most that acts of one person move in 24 hours, with a second person too: at least twice the largest
   * single amount.
   */
  dayFen: Fen
}

/** An act that changes a figure by which many amounts are multiplied. Deviations per mille. */
export type ChangeRule = {
  measure: 'change'
  /** The largest change that one person makes alone, and how many of them in 24 hours. */
  alonePerMille: number
  aloneDayTimes: number
  /** A larger change is refused, whoever agrees. */
  mostPerMille: number
}

/** An act that always needs a second person. */
export type EachRule = { measure: 'each' }

export type ActRule = (AmountRule | ChangeRule | EachRule) & {
  kind: ActKind
  /**
   * The calls that perform it. A call whose form is a file, or that has its own two steps, stores the first
   * step itself.
   */
  calls: readonly `${string} /staff/${string}`[]
  /** Who may be the second person. */
  second: readonly StaffRole[]
  /** Hours from the second person's approval until it takes effect. */
  waitHours: number
  /** Which acts all admins are told of, besides everything that two people decide: each, or none. */
  alert: 'each' | 'none'
}

export const ACT_KINDS = ['creates', 'multiplies', 'releases', 'grants'] as const
export type ActKind = (typeof ACT_KINDS)[number]

const MONEY: readonly StaffRole[] = ['finance', 'admin']
const ADMIN: readonly StaffRole[] = ['admin']

export const ACTS = {
  adjustment: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 50_000,
    aloneDayFen: 100_000,
    dayFen: 20_000_000,
    calls: ['POST /staff/adjustments', 'POST /staff/adjustments/{id}/book'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  remittance: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 200_000,
    aloneDayFen: 600_000,
    dayFen: 200_000_000,
    calls: ['POST /staff/remittances/{id}/credit'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  opening_balance: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 200_000,
    aloneDayFen: 600_000,
    // The balances of a whole shop are imported at once.
    dayFen: 100_000_000_000,
    calls: ['POST /staff/data_imports', 'POST /staff/data_imports/{id}/approve'],
    second: ADMIN,
    waitHours: 0,
    alert: 'none',
  },
  coupon: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 5_000,
    aloneDayFen: 30_000,
    dayFen: 300_000,
    calls: ['POST /staff/coupon_offers/{id}/give'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  creator_share: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 5_000,
    aloneDayFen: 30_000,
    dayFen: 300_000,
    calls: ['POST /staff/creator_shares/{id}/decide'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  purchase_saving: {
    kind: 'creates',
    measure: 'amount',
    aloneFen: 20_000,
    aloneDayFen: 100_000,
    dayFen: 2_000_000,
    calls: ['POST /staff/seller_orders', 'POST /staff/purchase_batches'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  exchange_rate: {
    kind: 'multiplies',
    measure: 'change',
    alonePerMille: 30,
    aloneDayTimes: 1,
    mostPerMille: 200,
    calls: ['POST /staff/exchange_rates'],
    second: MONEY,
    waitHours: 0,
    alert: 'each',
  },
  shipping_prices: {
    kind: 'multiplies',
    measure: 'change',
    alonePerMille: 100,
    aloneDayTimes: 5,
    mostPerMille: 500,
    calls: [
      'POST /staff/shipping_lines/{id}/prices',
      'POST /staff/rate_cards',
      'POST /staff/rate_cards/{id}/confirm',
    ],
    second: MONEY,
    waitHours: 0,
    alert: 'each',
  },
  fees: {
    kind: 'multiplies',
    measure: 'each',
    calls: ['PUT /staff/settings', 'POST /staff/extra_services', 'PUT /staff/extra_services/{id}/price'],
    second: ADMIN,
    waitHours: 24,
    alert: 'each',
  },
  offers: {
    kind: 'multiplies',
    measure: 'each',
    calls: ['POST /staff/plans', 'POST /staff/coupon_offers', 'PUT /staff/creators/{id}/rate'],
    second: MONEY,
    waitHours: 0,
    alert: 'each',
  },
  withdrawal: {
    kind: 'releases',
    measure: 'amount',
    aloneFen: 200_000,
    aloneDayFen: 600_000,
    dayFen: 200_000_000,
    calls: ['POST /staff/withdrawals/{id}/pay', 'POST /staff/withdrawals/{id}/pay_by_hand'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  refund: {
    kind: 'releases',
    measure: 'amount',
    aloneFen: 200_000,
    aloneDayFen: 600_000,
    dayFen: 10_000_000,
    calls: ['POST /staff/refund_cases/{id}/decide', 'POST /staff/claims/{id}/pay'],
    second: MONEY,
    waitHours: 0,
    alert: 'none',
  },
  staff_rights: {
    kind: 'grants',
    measure: 'each',
    calls: [
      'POST /staff/members',
      'PATCH /staff/members/{id}',
      'POST /staff/members/{id}/unblock',
      'POST /staff/members/{id}/reset_two_factor',
    ],
    second: ADMIN,
    waitHours: 0,
    alert: 'each',
  },
  limits: {
    kind: 'grants',
    measure: 'each',
    calls: ['PUT /staff/policy/{act}'],
    second: ADMIN,
    waitHours: 24,
    alert: 'each',
  },
} as const satisfies Record<string, ActRule>

export type ActName = keyof typeof ACTS
export const ACT_NAMES = namesOf(ACTS)
export const ruleOf = (act: ActName): ActRule => ACTS[act]

/** What a person did of an act within the last 24 hours: everything, and the part that they did alone. */
export type Today = { fen: Fen; aloneFen: Fen; aloneTimes: number }
export const NOTHING_TODAY: Today = { fen: 0, aloneFen: 0, aloneTimes: 0 }

/** The size of an act: an amount in fen, or a change per mille; negative ones count like positive ones. */
export type Size = { amountFen: Fen } | { perMille: number } | 'each'

/** Whether one person may do it alone, whether a second person has to agree, or why nobody may. */
export function judgeAct(rule: ActRule, size: Size, today: Today): 'alone' | 'second' | Reason {
  if (rule.measure === 'each' || size === 'each') return 'second'
  if (rule.measure === 'amount') {
    const fen = 'amountFen' in size ? Math.abs(size.amountFen) : Infinity
    if (today.fen + fen > rule.dayFen) return 'day_limit_reached'
    return fen > rule.aloneFen || today.aloneFen + fen > rule.aloneDayFen ? 'second' : 'alone'
  }
  const perMille = 'perMille' in size ? Math.abs(size.perMille) : Infinity
  // Also refuses what is not a number.
  if (!(perMille <= rule.mostPerMille)) return 'change_too_large'
  return perMille > rule.alonePerMille || today.aloneTimes >= rule.aloneDayTimes ? 'second' : 'alone'
}

/**
 * By how much a figure changes, per mille of the reference; a figure that was zero changes beyond any bound
 * unless it stays zero.
 */
export const changePerMille = (before: number, after: number): number =>
  before === after ? 0 : ((after - before) / before) * 1000
