import type { Fen } from '../money/fen.ts'

/** What a shopper can do next, the most pressing first where deadlines are equal. */
export const STEP_KINDS = ['answer', 'pay', 'claim', 'pack', 'confirm', 'track', 'review'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** What a step is about; the key of its sentence in each language. */
export const STEP_TOPICS = [
  'order_unpaid',
  'price_changed',
  'options_changed',
  'problem_found',
  'price_difference',
  'storage_ends',
  'storage_late',
  'storage_expired',
  'on_shelf',
  'parcel_unpaid',
  'weight_difference',
  'return_freight',
  'address_wrong',
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

/** The one thing to do next about an item, an order or a package: the same for screens, lists, mails and staff. */
export type NextStep = {
  readonly kind: StepKind
  readonly about: StepTopic
  /** Until when; null where there is no hurry that is known. */
  readonly by: Date | null
  /** What happens then by itself; null where nothing does. */
  readonly otherwise: Otherwise | null
  /** What going on costs the shopper, where money decides. */
  readonly payFen: Fen | null
  /** What comes back if the shopper declines. */
  readonly backFen: Fen | null
  /** What each day after the deadline costs, where days do. */
  readonly dayFen: Fen | null
}

/** A step from what it has; what it does not say is nothing. */
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
  ...rest,
})

/** Whether nothing goes on without the shopper, or it becomes dearer soon: what a heading counts. Following and reviewing wait for no one. */
export const waitsForShopper = ({ kind, about }: NextStep): boolean =>
  kind !== 'track' && kind !== 'review' && about !== 'on_shelf'

/** In which order steps are shown: what waits for the shopper first, then by deadline, then by kind. */
export function compareSteps(a: NextStep, b: NextStep): number {
  return (
    Number(waitsForShopper(b)) - Number(waitsForShopper(a)) ||
    timeOf(a) - timeOf(b) ||
    STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind)
  )
}

/** The most pressing of several steps: that of an order is that of its items. */
export const mostPressing = (steps: readonly (NextStep | null)[]): NextStep | null =>
  steps.flatMap((candidate) => candidate ?? []).toSorted(compareSteps)[0] ?? null

const timeOf = ({ by }: NextStep): number => by?.getTime() ?? Number.MAX_SAFE_INTEGER
