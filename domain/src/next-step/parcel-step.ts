import { type Claimable, whyNotClaim } from '../claims/claim.ts'
import { OPEN_CLAIM_STAGES, type ClaimStage } from '../claims/stages.ts'
import type { Fen } from '../money/fen.ts'
import { RECEIPT_DAYS, RECEIPT_DAYS_WITHOUT_NEWS, whyNotReview } from '../parcels/receipt.ts'
import type { ParcelStage } from '../parcels/stages.ts'
import { type NextStep, step } from './next-step.ts'

/** What the next step of a package depends on. */
export type ParcelState = {
  readonly stage: ParcelStage
  readonly payBy: Date
  readonly totalFen: Fen
  /** What is owed for the real weight, by a last day; of a package that came back, for that way, without one. */
  readonly supplement: { readonly amountFen: Fen; readonly payBy: Date | null } | null
  /** The newest claim for it. */
  readonly claim: ClaimStage | null
  /** What is known of its way; null before it left. */
  readonly way: Omit<Claimable, 'stage' | 'claimed'> | null
  readonly reviewed: boolean
}

/** After how many days a package counts as received by itself, where the operator decided otherwise. */
export type ReceiptDays = { readonly days: number; readonly daysWithoutNews: number }
const RECEIPT: ReceiptDays = { days: RECEIPT_DAYS, daysWithoutNews: RECEIPT_DAYS_WITHOUT_NEWS }

/**
 * The next step of a package, by its latest news. Receipt is confirmed only after the carrier said delivered, though it may be done before; what
 * is lost or late is claimed, what is held is followed.
 */
export function parcelStep(parcel: ParcelState, now: Date, receipt: ReceiptDays = RECEIPT): NextStep | null {
  const { stage, supplement, way } = parcel
  if (supplement) return payDifference(stage, supplement)
  if (stage === 'pending_payment') return payParcel(parcel, now)
  if (stage === 'address_problem') return step('answer', 'address_wrong')
  if (parcel.claim === 'evidence_wanted') return step('answer', 'evidence_wanted')
  if (isRunning(parcel.claim)) return step('track', 'claim_running')
  if (stage === 'delivered') return confirmReceipt(way, receipt)
  if (stage === 'in_transit' || stage === 'exception') return followOrClaim(parcel, now, receipt)
  return whyNotReview(parcel) === null ? step('review', 'received') : null
}

function payDifference(stage: ParcelStage, supplement: NonNullable<ParcelState['supplement']>): NextStep {
  const { amountFen: payFen, payBy: by } = supplement
  return stage === 'supplement_due'
    ? step('pay', 'weight_difference', { payFen, by, otherwise: 'cancelled' })
    : step('pay', 'return_freight', { payFen, by })
}

function payParcel({ totalFen, payBy }: ParcelState, now: Date): NextStep | null {
  if (now > payBy) return null
  return step('pay', 'parcel_unpaid', { payFen: totalFen, by: payBy, otherwise: 'cancelled' })
}

function confirmReceipt(way: ParcelState['way'], receipt: ReceiptDays): NextStep {
  const since = way?.deliveredAt ?? way?.lastNewsAt
  return step(
    'confirm',
    'delivered',
    since ? { by: after(since, receipt.days), otherwise: 'counts_as_received' } : {},
  )
}

function followOrClaim({ stage, way, claim }: ParcelState, now: Date, receipt: ReceiptDays): NextStep {
  const isLost =
    way !== null && whyNotClaim('lost', { ...way, stage, claimed: claim === 'paid' }, now) === null
  if (isLost) {
    const isSaid = way.lastStatus === 'lost' || way.lastStatus === 'destroyed'
    // One that is in trouble never counts as received by itself.
    const end =
      stage === 'in_transit'
        ? ({ by: after(way.lastNewsAt, receipt.daysWithoutNews), otherwise: 'counts_as_received' } as const)
        : {}
    return step('claim', isSaid ? 'lost' : 'late', end)
  }
  return step('track', stage === 'exception' ? 'held' : 'under_way')
}

const isRunning = (stage: ClaimStage | null): boolean => OPEN_CLAIM_STAGES.some((open) => open === stage)

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)
