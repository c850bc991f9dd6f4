import { Type } from 'typebox'
import { Fen, nullable } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

const Goods = Type.Object({
  platform: Type.String(),
  item_id: Type.String(),
  title: Type.String(),
  bought: Count,
  /**
   * Cancelled by staff; refunded for a reason other than the shopper's; compensated because it was lost or
   * damaged.
   */
  refused: Count,
  refunded: Count,
  refunded_fen: Fen,
  claimed: Count,
  claimed_fen: Fen,
  /** The parts of its fee, and of the freight of packages that contained it, paid by our coupons. */
  discount_fen: Fen,
  /** Packages that contained nothing else. */
  alone: Count,
})

const LineDays = {
  country: Type.String(),
  line_id: Type.String(),
  name: Type.String(),
  parcels: Count,
  /** The median and the 90th percentile of transit days. */
  median_days: Count,
  p90_days: Count,
}

export const getTrade = route('GET /staff/trade', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'List sellers by problems with their goods, shipping methods by promised and actual days, and goods that sell at a loss or travel alone. Recalculated every night, over twelve months.',
  shows: ['site'],
  reply: Type.Object({
    sellers: Type.Array(
      Type.Object({
        shop: Type.String(),
        name: Type.String(),
        products: Count,
        arrived: Count,
        problems: Count,
        problem_per_mille: Count,
        returned: Count,
        median_days: nullable(Count),
        p90_days: nullable(Count),
      }),
    ),
    lines: Type.Array(
      Type.Object({
        ...LineDays,
        promised_min: Count,
        promised_max: Count,
        /** How many took longer than promised. */
        late: Count,
        months: Type.Array(
          Type.Object({ month: Type.String(), parcels: Count, median_days: Count, p90_days: Count }),
        ),
      }),
    ),
    losses: Type.Array(Goods),
    alone: Type.Array(Goods),
  }),
})
