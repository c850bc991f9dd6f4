import { listPointCoupons as route } from '@longhaul/contract/rewards/rewards.ts'
import { whyNotGiveCoupon } from '@longhaul/domain/rewards/coupon.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { nameOf, termsOf } from './coupon-card.ts'
import { offerStateOf } from './hand-out-coupon.ts'
import { ownerOf } from './mailbox-hash.ts'
import { countGiven } from './sql-coupons.ts'
import { listPointOffers, readOwnPoints } from './sql-points.ts'

export const listPointCouponsAction = action(route, listPointCoupons)

/** The catalogue: the price of each coupon in points, and the reason if it is not available now. */
async function listPointCoupons({ tx, me, lang, now, world }: Call<typeof route>): Answer<typeof route> {
  const { balance } = await readOwnPoints(tx, me.id, now)
  const offers = await listPointOffers(tx)
  const owner = await ownerOf(tx, world, me.id)
  const items = []
  for (const offer of offers) {
    const why = whyNotGiveCoupon(offerStateOf(offer), await countGiven(tx, offer.id, owner), now)
    const price = offer.points_price ?? 0
    items.push({
      id: offer.id,
      name: nameOf(offer, lang),
      ...termsOf(offer),
      valid_days: offer.valid_days,
      points_price: price,
      refusal: why ?? (price > balance ? 'points_missing' : null),
    })
  }
  return { balance, items }
}
