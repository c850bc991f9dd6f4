import type { Fen } from '../money/fen.ts'
import type { Finding } from '../warehouse/finding.ts'

/** What a shopper can do next, most urgent first for equal deadlines. */
export const STEP_KINDS = ['answer', 'pay', 'claim', 'pack', 'confirm', 'track', 'review'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** The subject of a step; the key of its sentence in each language. */
export const STEP_TOPICS = [
  'order_unpaid',
  'price_changed',
  'options_changed',
  'question_free',
  'problem_found',
  'price_difference',
  'storage_ends',
  'storage_late',
  'storage_expired',
  'on_shelf',
  'parcel_unpaid',
  'weight_difference',
  'address_wrong',
  'papers_wanted',
  'duty_due',
  'not_delivered',
  'to_collect',
  'answer_sent',
  'evidence_wanted',
  'claim_running',
  'lost',
  'late',
  'held',
  'under_way',
  'delivered',
  'received',
] as const
export type StepTopic = (typeof STEP_TOPICS)[number]

/** What happens after the deadline if the shopper does nothing. */
export const OTHERWISE = ['cancelled', 'kept', 'late_fee', 'given_up', 'counts_as_received'] as const
export type Otherwise = (typeof OTHERWISE)[number]

/**
 * The one thing to do next about an item, an order or a package: the same on screens, in lists, in mails and
 * for staff.
 */
export type NextStep = {
  readonly kind: StepKind
  readonly about: StepTopic
  /** The deadline; null where none is known. */
  readonly by: Date | null
  /** What happens automatically at the deadline; null where nothing does. */
  readonly otherwise: Otherwise | null
  /** What the shopper pays to continue, where the step involves a payment. */
  readonly payFen: Fen | null
  /** What is given back if the shopper declines. */
  readonly backFen: Fen | null
  /** The cost of each day after the deadline, where it is charged by the day. */
  readonly dayFen: Fen | null
  /** What inspection found, where that is what the step is about. */
  readonly finding: Finding | null
}

/** A step with the given fields; the others are null. */
export const step = (
  kind: StepKind,
  about: StepTopic,
  rest: Partial<Omit<NextStep, 'kind' | 'about'>> = {},
): NextStep => ({
  kind,
  about,
  by: null,
  otherwise: null,
  payFen: null,
  backFen: null,
  dayFen: null,
  finding: null,
  ...rest,
})

/**
 * Whether nothing proceeds without the shopper, or it soon becomes more expensive; headings count these
 * steps. Tracking and reviewing are optional.
 */
export const waitsForShopper = ({ kind, about }: NextStep): boolean =>
  kind !== 'track' && kind !== 'review' && about !== 'on_shelf'

/** The display order of steps: those that wait for the shopper first, then by deadline, then by kind. */
export function compareSteps(a: NextStep, b: NextStep): number {
  return (
    Number(waitsForShopper(b)) - Number(waitsForShopper(a)) ||
    timeOf(a) - timeOf(b) ||
    STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind)
  )
}

/** The most urgent of several steps: an order's step is the most urgent one of its items. */
export const mostPressing = (steps: readonly (NextStep | null)[]): NextStep | null =>
  steps.flatMap((candidate) => candidate ?? []).toSorted(compareSteps)[0] ?? null

const timeOf = ({ by }: NextStep): number => by?.getTime() ?? Number.MAX_SAFE_INTEGER
