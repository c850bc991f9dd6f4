import { type Fen, perMille } from '../money/fen.ts'

/*
 * Creators: shoppers who bring others. For a while after somebody registers by a creator's link, the creator
 * earns a share of our service fee of what they order and receive (docs/rules/rewards.md).
 */

/** `applied` and `declined` were never more; `paused` may come back, `ended` may not. */
export const CREATOR_STATES = ['applied', 'declined', 'active', 'paused', 'ended'] as const
export type CreatorState = (typeof CREATOR_STATES)[number]

/** What staff decide about a creator. */
export const CREATOR_STEPS = ['approve', 'decline', 'pause', 'resume', 'end'] as const
export type CreatorStep = (typeof CREATOR_STEPS)[number]

/** A state that staff decided. */
type Decided = Exclude<CreatorState, 'applied'>

const STEPS: Readonly<Record<CreatorStep, { from: readonly CreatorState[]; to: Decided }>> = {
  approve: { from: ['applied', 'declined'], to: 'active' },
  decline: { from: ['applied'], to: 'declined' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'ended' },
}

/** The state after a step; null if the step does not apply. */
export const afterCreatorStep = (state: CreatorState, step: CreatorStep): Decided | null =>
  STEPS[step].from.includes(state) ? STEPS[step].to : null

/** The steps that apply in a state. */
export const creatorStepsIn = (state: CreatorState): CreatorStep[] =>
  CREATOR_STEPS.filter((step) => STEPS[step].from.includes(state))

/** Whether the creator has to be told why. */
export const needsReason = (step: CreatorStep): step is Exclude<CreatorStep, 'approve' | 'resume'> =>
  step !== 'approve' && step !== 'resume'

/** Why a shopper cannot apply; null if nothing is against it. `state` is null for one who never did. */
export function whyNotApply(state: CreatorState | null, ratePerMille: number) {
  if (state === 'ended') return 'creator_over'
  if (state !== null && state !== 'declined') return 'creator_already'
  return ratePerMille === 0 ? 'creators_closed' : null
}

export const CREATOR_NAME_MAX = 40
export const CREATOR_ABOUT_MAX = 1_000
/** How long a browser remembers the link by which somebody came. */
export const CARRIED_DAYS = 30
/** Orders that somebody places within this many days after registering earn a share. */
export const BOUND_DAYS = 180
/** Of one creator in a day; further registrations are as if they had come without a link. */
export const BOUND_A_DAY_MAX = 100
/**
 * How long after the receipt of its goods a share waits: seven days in which the package may be claimed,
 * and as many to decide. An open claim or refund makes it wait longer.
 */
export const SHARE_HOLD_DAYS = 14
/** The most that one creator earns in a day and in a month, in Shanghai. */
export const SHARE_DAY_MAX_FEN: Fen = 50_000
export const SHARE_MONTH_MAX_FEN: Fen = 500_000

export const SHARE_STATES = ['held', 'checking', 'paid', 'refused', 'lapsed'] as const
export type ShareState = (typeof SHARE_STATES)[number]

/**
 * What creator and buyer have in common, or the buyer's block: a person looks before the share is paid.
 */
export const SHARE_SIGNS = ['mailbox', 'address', 'device', 'payout', 'blocked'] as const
export type ShareSign = (typeof SHARE_SIGNS)[number]

/**
 * The money of one item. `feePaidFen` is the service fee that its shopper paid, without what a coupon
 * paid, and `feeBackFen` what we gave back of it; `costFen` went to the seller, and `backFen` was given
 * back for the goods in any other way: refunds, claims.
 */
export type ItemMoney = { feePaidFen: Fen; feeBackFen: Fen; costFen: Fen; backFen: Fen }

/**
 * The service fee of an item that a share is counted from: what we still have of it, and no more than the
 * part of the goods for which nothing was given back, rounded down.
 */
export function countedFee({ feePaidFen, feeBackFen, costFen, backFen }: ItemMoney): Fen {
  const ours = Math.max(0, feePaidFen - feeBackFen)
  if (costFen === 0) return ours
  return Math.min(ours, Math.floor((feePaidFen * Math.max(0, costFen - backFen)) / costFen))
}

/** A share of a fee, within what its creator may still earn on that day and in that month. */
export const shareOf = (feeFen: Fen, ratePerMille: number, earned: { dayFen: Fen; monthFen: Fen }): Fen =>
  Math.max(
    0,
    Math.min(
      perMille(feeFen, ratePerMille),
      SHARE_DAY_MAX_FEN - earned.dayFen,
      SHARE_MONTH_MAX_FEN - earned.monthFen,
    ),
  )

/**
 * How much of a share to take back when its fee counts only this much. What was taken back never returns.
 */
export const toTakeBack = (
  share: { shareFen: Fen; takenBackFen: Fen; ratePerMille: number },
  feeFen: Fen,
): Fen => Math.max(0, share.shareFen - share.takenBackFen - perMille(feeFen, share.ratePerMille))

/**
 * A share that is due: the part that pays what its creator owes, and the part that goes to the balance.
 */
export function divideShare(dueFen: Fen, owedFen: Fen): { keptFen: Fen; paidFen: Fen } {
  const keptFen = Math.min(dueFen, owedFen)
  return { keptFen, paidFen: dueFen - keptFen }
}
