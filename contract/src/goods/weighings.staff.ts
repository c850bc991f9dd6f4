import { SLIP_FORMS } from '@longhaul/domain/goods-knowledge/slip-form.ts'
import { Type } from 'typebox'
import { Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { StaffGoodsNames } from './names.ts'

const READERS = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const Count = Type.Integer({ minimum: 0 })

export const VERDICTS = ['believed', 'rejected'] as const

/** A weighing from which nothing is learnt until somebody decides, or about which somebody has decided. */
export const AsideWeighing = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  marketplace: Type.String(),
  item_id: Type.String(),
  /** Its page at the marketplace; null if none was read. */
  url: nullable(Type.String()),
  /** The seller's title; empty if there is none. */
  title: Type.String(),
  options_text: Type.String(),
  names: Type.Optional(StaffGoodsNames),
  image: nullable(Type.String()),
  kind: nullable(Type.String()),
  /** Of all pieces weighed together. */
  pieces: Count,
  weight_grams: Count,
  size_mm: Type.Array(Count),
  /** What all pieces were expected to weigh before; null if nothing was said. */
  expected_grams: nullable(Type.Object({ low: Count, expected: Count, high: Count })),
  /**
   * `slip`: likelier a mistake than right, with the mistake it looks like; `implausible`: no goods have such
   * a weight and size. Null if it would count today.
   */
  reason: nullable(oneOf(['slip', 'implausible'])),
  form: nullable(oneOf(SLIP_FORMS)),
  measured_at: Moment,
  /** The clerk, and the thing on the shelf; null for weighings from before this shop kept records. */
  weighed_by: nullable(Type.String()),
  stock_item_id: nullable(Type.String()),
  verdict: nullable(oneOf(VERDICTS)),
  decided_at: nullable(Moment),
  decided_by: nullable(Type.String()),
})

export const listAsideWeighings = route('GET /staff/aside_weighings', {
  who: READERS,
  summary:
    'List the weighings that were set aside and wait for a decision, or those that were decided about: the latest 200',
  query: Type.Object({ decided: Type.Optional(Type.Boolean()) }),
  shows: ['stock', 'site'],
  /** `waiting`: how many wait for a decision in all. */
  reply: Type.Object({ items: Type.Array(AsideWeighing), waiting: Count }),
})

export const decideWeighing = route('PUT /staff/aside_weighings/{id}/verdict', {
  who: { staff: ['warehouse'] },
  summary:
    'Believe a weighing that was set aside, or reject it; with null, take the decision back. Counts at once, and for what the next night learns.',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  body: Type.Object({ verdict: nullable(oneOf(VERDICTS)) }),
  changes: ['stock', 'site'],
  reply: AsideWeighing,
  refusals: ['not_found', 'transition_not_allowed'],
})
