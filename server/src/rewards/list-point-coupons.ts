import { listPointCoupons as route } from '@longhaul/contract/rewards/rewards.ts'
import { whyNotGiveCoupon } from '@longhaul/domain/rewards/coupon.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { nameOf, termsOf } from './coupon-card.ts'
import { offerStateOf } from './hand-out-coupon.ts'
import { ownerOf } from './mailbox-hash.ts'
import { countGiven } from './sql-coupons.ts'
import { listPointOffers, readOwnPoints } from './sql-points.ts'

export const listPointCouponsAction = readAction(route, listPointCoupons)

/** The catalogue: the price of each coupon in points, and the reason if it is not available now. */
async function listPointCoupons({ db, me, lang, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { balance } = await readOwnPoints(db, me.id, now)
  const offers = await listPointOffers(db)
  const owner = await ownerOf(db, world, me.id)
  const items = []
  for (const offer of offers) {
    const why = whyNotGiveCoupon(offerStateOf(offer), await countGiven(db, offer.id, owner), now)
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
