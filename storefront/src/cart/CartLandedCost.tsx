import { landedCostText as say } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import type { CartItem } from './use-cart.ts'

/** What the chosen lines cost up to delivery, shipped together. */
export function CartLandedCost({ chosen }: { chosen: readonly CartItem[] }) {
  const cost = useLandedCost(
    chosen.slice(0, ITEMS_MAX).map((item) => ({
      url: item.url,
      title: item.title,
      seller_name: item.seller_name,
      options_text: item.options_text,
      quantity: item.quantity,
      unit_price_fen: item.unit_price_fen,
      freight_fen: item.freight_fen,
      photo_shots: item.photo_shots,
    })),
  )
  return (
    <>
      <LandedCostSum cost={cost} title={say.cart.title} />
      {chosen.length > ITEMS_MAX && (
        <p className="mt-2 text-sm text-warn">{say.cart.first(ITEMS_MAX, chosen.length)}</p>
      )}
    </>
  )
}

/** The maximum that the call accepts (contract/src/goods/landed-cost.ts). */
export const ITEMS_MAX = 50
