import type { Reason } from '../refusals.ts'
import type { TrackingReason } from '../shipping/milestones.ts'
import type { TrackingStatus } from '../shipping/tracking-status.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/**
 * What a package under way asks of its shopper: papers for customs, to pay duty to the carrier, what to do
 * after a failed delivery, or to collect it.
 */
export const ASK_KINDS = ['papers', 'duty', 'delivery', 'collect'] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** What staff ask for in their own words; the rest is asked by updates of the carrier. */
export const STAFF_ASKS = ['papers', 'duty'] as const satisfies readonly AskKind[]
export type StaffAsk = (typeof STAFF_ASKS)[number]

/** The possible answers. A package that is collected needs none: it moves on by itself. */
export const ASK_ANSWERS = ['papers', 'paid', 'again', 'collect'] as const
export type AskAnswer = (typeof ASK_ANSWERS)[number]

/** An open ask of a package; at most one at a time. */
export type OpenAsk = { readonly kind: AskKind; readonly answered: boolean }

/** The most papers of an ask, and their size. Uploads of pictures elsewhere have limits of their own. */
export const PAPERS_MAX = 6
export const PAPER_MAX_BYTES = 5 * 1024 * 1024
export const PAPER_NAME_MAX = 120
/** How long papers are kept after what was asked is settled. */
export const PAPERS_KEPT_DAYS = 30
/** The most letters of what staff ask, and of the shopper's note. */
export const ASK_WORDS_MAX = 500

const ANSWERS_OF: Readonly<Record<AskKind, readonly AskAnswer[]>> = {
  papers: ['papers'],
  duty: ['paid'],
  delivery: ['again', 'collect'],
  collect: [],
}

const UNDER_WAY: ReadonlySet<ParcelStage> = new Set(['in_transit', 'exception'])

/** Whether a package in this stage can ask for something: the carrier has it. */
export const mayAsk = (stage: ParcelStage): boolean => UNDER_WAY.has(stage)

/** Null if staff may ask for this: the package is under way, and does not ask for it yet. */
export const whyNotAsk = (stage: ParcelStage, open: OpenAsk | null, kind: StaffAsk): Reason | null =>
  mayAsk(stage) && open?.kind !== kind ? null : 'transition_not_allowed'

/** Null if the shopper may give this answer. An answer is given once. */
export const whyNotAnswerAsk = (open: OpenAsk | null, answer: AskAnswer): Reason | null =>
  open && !open.answered && ANSWERS_OF[open.kind].includes(answer) ? null : 'transition_not_allowed'

/** Null if papers may be added or removed: they are asked for, and not sent yet. */
export const whyNotChangePapers = (open: OpenAsk | null): Reason | null => whyNotAnswerAsk(open, 'papers')

/** At customs, whatever their updates say: papers and duty are still of use. */
const AT_CUSTOMS: ReadonlySet<TrackingStatus> = new Set([
  'in_transit',
  'departed_origin',
  'arrived_destination',
  'customs',
  'customs_hold',
  'exception',
  'expired',
])

/**
 * What a new tracking update means for what the package asks: whether the open ask is over, and whether the
 * update asks for something itself. A delivery that fails once more is asked about once more.
 */
export function askAfter(
  status: TrackingStatus,
  reason: TrackingReason | null,
  open: OpenAsk | null,
): { isOver: boolean; asks: AskKind | null } {
  const asks = askOf(status, reason)
  const isOver =
    open !== null &&
    (STAFF_ASKS.some((kind) => kind === open.kind)
      ? !AT_CUSTOMS.has(status)
      : asks !== open.kind || (open.kind === 'delivery' && open.answered))
  return { isOver, asks: open === null || isOver ? asks : null }
}

function askOf(status: TrackingStatus, reason: TrackingReason | null): AskKind | null {
  if (status === 'available_for_pickup') return 'collect'
  if (status === 'delivery_failed') return 'delivery'
  return status === 'customs_hold' && reason === 'information_wanted' ? 'papers' : null
}
