import type { Fen } from '../money/fen.ts'
import { sumFen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/*
 * One standing per shopper: what they owe, what is due with their goods, and what holds their money. Whoever
 * pays out, ships, gives a coupon or closes an account asks here, and nowhere else.
 */

/**
 * What a shopper may owe. The ledger keeps it as one debt, and any credit to the balance pays the oldest part
 * first.
 */
export const DEBT_KINDS = ['recharge', 'return_freight', 'compensation'] as const
export type DebtKind = (typeof DEBT_KINDS)[number]

/**
 * What is due with goods that we still have: late storage until now, and open supplements. It is no debt,
 * because the goods do not leave before it is paid and a supplement can be declined; a withdrawal leaves as
 * much on the balance.
 */
export const DUE_KINDS = ['late_storage', 'supplement'] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** What holds a shopper's money, the most serious first. */
export const HOLD_KINDS = [
  'blocked',
  'dispute',
  'password_reset',
  'email_changed',
  'two_factor_removed',
  'new_payout_account',
] as const
export type HoldKind = (typeof HOLD_KINDS)[number]

/**
 * The holds that end by themselves, and that staff can lift with a reason. The others end when their cause
 * does.
 */
export const TIMED_HOLD_KINDS = [
  'password_reset',
  'email_changed',
  'two_factor_removed',
  'new_payout_account',
] as const satisfies readonly HoldKind[]
export type TimedHoldKind = (typeof TIMED_HOLD_KINDS)[number]

/**
 * Hours without payouts after a change that an account thief would make first. The owner is told of each by
 * mail, and a day is time enough to read it.
 */
export const HOLD_HOURS = 24

/**
 * The longest that a dispute holds withdrawals if its provider never reports a decision. Card networks decide
 * within this time.
 */
export const DISPUTE_DAYS = 120

/**
 * Something that holds money. `account` is set for a payout account that is used for the first time: it holds
 * only withdrawals to it.
 */
export type HoldCause = { kind: HoldKind; since: Date; account?: string }

/** A hold; `until` is null if it ends with its cause, not with time. */
export type Hold = HoldCause & { until: Date | null }

/** A hold that staff ended: exactly that one, so that a later change holds again. */
type Lift = { kind: string; since: Date; by: string }

export type Debt = { kind: DebtKind; fen: Fen }
type Due = { kind: DueKind; fen: Fen }

export type Standing = {
  debts: readonly Debt[]
  due: readonly Due[]
  holds: readonly Hold[]
  /** The holds that would be in force if staff had not lifted them. */
  lifted: readonly (Hold & { by: string })[]
}

/** The holds in force now, the most serious first, and those that staff lifted. */
export function judgeHolds(
  causes: readonly HoldCause[],
  lifts: readonly Lift[],
  now: Date,
): Pick<Standing, 'holds' | 'lifted'> {
  const running = causes
    .map((cause) => ({ ...cause, until: endOf(cause) }))
    .filter(({ until }) => until === null || until > now)
    .toSorted((one, other) => HOLD_KINDS.indexOf(one.kind) - HOLD_KINDS.indexOf(other.kind))
  const liftOf = ({ kind, since }: Hold) =>
    lifts.find((lift) => lift.kind === kind && lift.since.getTime() === since.getTime())
  return {
    holds: running.filter((hold) => !liftOf(hold)),
    lifted: running.flatMap((hold) => {
      const lift = liftOf(hold)
      return lift ? [{ ...hold, by: lift.by }] : []
    }),
  }
}

const endOf = ({ kind, since }: HoldCause): Date | null => {
  if (isTimed(kind)) return new Date(since.getTime() + HOLD_HOURS * 3_600_000)
  return kind === 'dispute' ? new Date(since.getTime() + DISPUTE_DAYS * 86_400_000) : null
}

export const isTimed = (kind: HoldKind): kind is TimedHoldKind =>
  TIMED_HOLD_KINDS.some((timed) => timed === kind)

/**
 * The parts of a debt that are still open, oldest first: what was charged last is paid last. `charges` are
 * newest first and may be cut off; what they do not explain is counted as reversed recharges, the oldest
 * kind.
 */
export function openDebts(owedFen: Fen, charges: readonly Debt[]): Debt[] {
  const open: Debt[] = []
  let left = owedFen
  for (const { kind, fen } of charges) {
    const part = Math.min(left, fen)
    if (part <= 0) continue
    left -= part
    add(open, kind, part)
  }
  if (left > 0) add(open, 'recharge', left)
  return open.toReversed()
}

function add(open: Debt[], kind: DebtKind, fen: Fen): void {
  const same = open.find((debt) => debt.kind === kind)
  if (same) same.fen += fen
  else open.push({ kind, fen })
}

export const owedFen = ({ debts }: Pick<Standing, 'debts'>): Fen => sumFen(debts.map(({ fen }) => fen))
export const dueFen = ({ due }: Pick<Standing, 'due'>): Fen => sumFen(due.map(({ fen }) => fen))

/** How much of an available balance may be withdrawn: all that is not due with goods. */
export const withdrawableFen = (standing: Pick<Standing, 'due'>, availableFen: Fen): Fen =>
  Math.max(0, availableFen - dueFen(standing))

/**
 * What a shopper's standing may stand in the way of. A refund is not among it: it goes to the balance, where
 * it first pays what is owed.
 */
export const ACTS = ['withdraw', 'pay_out', 'send_back', 'ship', 'take_coupon', 'renew_plan'] as const
export type Act = (typeof ACTS)[number]

/** Why a standing refuses something. */
export const STANDING_REASONS = [
  'shopper_blocked',
  'debt_open',
  'dispute_open',
  'withdrawal_held',
] as const satisfies readonly Reason[]
type StandingReason = (typeof STANDING_REASONS)[number]

/**
 * What stops what. A held withdrawal can be requested, and is paid once the hold ends. While a dispute is
 * open the shopper can still shop and ship what they paid for; only what they owe stops their goods.
 */
const STOPPED_BY: Readonly<Record<Act, readonly StandingReason[]>> = {
  withdraw: ['shopper_blocked', 'debt_open', 'dispute_open'],
  pay_out: ['shopper_blocked', 'debt_open', 'dispute_open', 'withdrawal_held'],
  // What the house itself returns to its source, because the account has ended.
  send_back: ['debt_open', 'dispute_open'],
  ship: ['debt_open'],
  take_coupon: ['shopper_blocked', 'debt_open', 'dispute_open'],
  // Who cannot log in can neither use a plan nor cancel it.
  renew_plan: ['shopper_blocked'],
}

/** Null when a shopper with this standing may do this, else why not. */
export const whyNot = (act: Act, standing: Standing): StandingReason | null =>
  STOPPED_BY[act].find((reason) => applies(reason, standing)) ?? null

function applies(reason: StandingReason, standing: Standing): boolean {
  const isHeldBy = (found: (kind: HoldKind) => boolean) => standing.holds.some(({ kind }) => found(kind))
  switch (reason) {
    case 'shopper_blocked':
      return isHeldBy((kind) => kind === 'blocked')
    case 'debt_open':
      return owedFen(standing) > 0
    case 'dispute_open':
      return isHeldBy((kind) => kind === 'dispute')
    case 'withdrawal_held':
      return isHeldBy(isTimed)
  }
}

/** A standing of which only the debt is known: enough for an act that nothing else stops. */
export const withDebt = (fen: Fen): Standing => ({
  debts: openDebts(fen, []),
  due: [],
  holds: [],
  lifted: [],
})

/**
 * The standing as it concerns one withdrawal: of the payout accounts used for the first time only its own.
 */
export function standingFor(standing: Standing, account: string | null): Standing {
  const concerns = (hold: Hold) => hold.account === undefined || hold.account === account
  return { ...standing, holds: standing.holds.filter(concerns), lifted: standing.lifted.filter(concerns) }
}

/** When the last of the timed holds ends; null if there is none. */
export function heldUntil(standing: Pick<Standing, 'holds'>): Date | null {
  const ends = standing.holds.flatMap(({ kind, until }) => (isTimed(kind) && until ? [until.getTime()] : []))
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** Null when a hold may be lifted, else why not: only one that time would end. */
export const whyNotLift = (
  standing: Standing,
  { kind, since }: { kind: TimedHoldKind; since: Date },
): Reason | null =>
  standing.holds.some((hold) => hold.kind === kind && hold.since.getTime() === since.getTime())
    ? null
    : 'transition_not_allowed'
