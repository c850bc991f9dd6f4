import type { Reply } from '@longhaul/contract/routes.ts'
import { rewardsText } from '@longhaul/text/console/rewards/rewards.ts'
import { date, money, number, percent } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'

export type Offer = Reply<'GET /staff/coupon_offers'>['items'][number]

export const nameOf = (offer: Offer): string => offer[`name_${pageLang}`]

/** "¥10.00 off the service fee". */
export function benefitOf({ purpose, amount_fen: amountFen, per_mille: perMille }: Offer): string {
  const much = amountFen === null ? percent(perMille ?? 0) : money(amountFen)
  return rewardsText.off(much, rewardsText.purposeShort[purpose])
}

/** "at most ¥30.00 · from ¥300.00 · valid for 30 days". */
export const conditionsOf = (offer: Offer): string =>
  [
    offer.cap_fen !== null && rewardsText.cap(money(offer.cap_fen)),
    offer.minimum_fen > 0 && rewardsText.minimum(money(offer.minimum_fen)),
    rewardsText.days(offer.valid_days),
    offer.ends_at !== null && rewardsText.ends(date(offer.ends_at)),
  ]
    .filter(Boolean)
    .join(' · ')

/** How shoppers get it. */
export const waysOf = (offer: Offer): string =>
  [
    offer.code !== null && rewardsText.byCode(offer.code),
    offer.on_register && rewardsText.onRegister,
    offer.points_price !== null && rewardsText.forPoints(number(offer.points_price)),
    rewardsText.byStaff,
  ]
    .filter(Boolean)
    .join(' · ')
