import { type Claimable, whyNotClaim } from '../claims/claim.ts'
import { OPEN_CLAIM_STAGES, type ClaimStage } from '../claims/stages.ts'
import type { Fen } from '../money/fen.ts'
import {
  RECEIPT_DAYS,
  RECEIPT_DAYS_WITHOUT_UPDATES,
  receivedBySilenceFrom,
  whyNotReview,
} from '../parcels/receipt.ts'
import type { OpenAsk } from '../parcels/asks.ts'
import { isGone } from '../shipping/tracking-status.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'
import { type NextStep, step } from './next-step.ts'

/** The facts on which the next step of a package depends. */
export type ParcelState = {
  readonly stage: ParcelStage
  readonly payBy: Date
  readonly totalFen: Fen
  /** The extra payment for the actual weight. */
  readonly supplement: { readonly amountFen: Fen; readonly payBy: Date } | null
  /** The claim for it that needs an action first; a paid one if none is open. */
  readonly claim: ClaimStage | null
  /** What is known of its transit; null before dispatch. */
  readonly way: Omit<Claimable, 'stage' | 'claimed'> | null
  /** What it asks of the shopper at present: papers, duty, what to do after a failed delivery. */
  readonly ask: OpenAsk | null
  readonly reviewed: boolean
}

/** After how many days a package automatically counts as received, if the operator changed the defaults. */
export type ReceiptDays = { readonly days: number; readonly daysWithoutUpdates: number }
const RECEIPT: ReceiptDays = { days: RECEIPT_DAYS, daysWithoutUpdates: RECEIPT_DAYS_WITHOUT_UPDATES }

/**
 * The next step of a package, from its latest tracking update. Suggests confirming receipt only after the
 * carrier reported delivery, although it is allowed before. Suggests a claim for a lost or late package, and
 * tracking for a package that is held.
 */
export function parcelStep(parcel: ParcelState, now: Date, receipt: ReceiptDays = RECEIPT): NextStep | null {
  const { stage, supplement, way } = parcel
  if (supplement) return payDifference(supplement, now)
  if (stage === 'pending_payment') return payParcel(parcel, now)
  if (stage === 'address_problem') return step('answer', 'address_wrong')
  if (parcel.claim === 'evidence_wanted') return step('answer', 'evidence_wanted')
  if (isRunning(parcel.claim)) return step('track', 'claim_running')
  if (stage === 'delivered') return confirmReceipt(way, receipt)
  if (stage === 'in_transit' || stage === 'exception')
    return askStep(parcel) ?? followOrClaim(parcel, now, receipt)
  return whyNotReview(parcel) === null ? step('review', 'received') : null
}

const payDifference = (
  { amountFen: payFen, payBy: by }: NonNullable<ParcelState['supplement']>,
  now: Date,
): NextStep | null =>
  now > by ? null : step('pay', 'weight_difference', { payFen, by, otherwise: 'cancelled' })

function payParcel({ totalFen, payBy }: ParcelState, now: Date): NextStep | null {
  if (now > payBy) return null
  return step('pay', 'parcel_unpaid', { payFen: totalFen, by: payBy, otherwise: 'cancelled' })
}

function confirmReceipt(way: ParcelState['way'], receipt: ReceiptDays): NextStep {
  const since = way?.deliveredAt ?? way?.lastUpdateAt
  return step(
    'confirm',
    'delivered',
    since ? { by: after(since, receipt.days), otherwise: 'counts_as_received' } : {},
  )
}

/**
 * What the carrier or customer service asks. Once it is answered, the answer is on its way to the carrier. A
 * lost package asks nothing.
 */
function askStep({ ask, way }: ParcelState): NextStep | null {
  if (ask === null || (way && isGone(way.lastStatus))) return null
  if (ask.answered) return step('track', 'answer_sent')
  if (ask.kind === 'collect') return step('confirm', 'to_collect')
  if (ask.kind === 'duty') return step('answer', 'duty_due')
  return step('answer', ask.kind === 'papers' ? 'papers_wanted' : 'not_delivered')
}

function followOrClaim({ stage, way, claim }: ParcelState, now: Date, receipt: ReceiptDays): NextStep {
  const isLost =
    way !== null &&
    whyNotClaim('lost', { ...way, stage, claimed: { pieces: claim ? 'some' : 'none', open: 0 } }, now) ===
      null
  if (isLost) {
    const isDeclared = isGone(way.lastStatus)
    // A package with a problem never automatically counts as received.
    const end =
      stage === 'in_transit'
        ? ({
            by: receivedBySilenceFrom(way, receipt.daysWithoutUpdates),
            otherwise: 'counts_as_received',
          } as const)
        : {}
    return step('claim', isDeclared ? 'lost' : 'late', end)
  }
  return step('track', stage === 'exception' ? 'held' : 'under_way')
}

const isRunning = (stage: ClaimStage | null): boolean => OPEN_CLAIM_STAGES.some((open) => open === stage)

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)
