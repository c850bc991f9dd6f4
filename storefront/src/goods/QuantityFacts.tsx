import { money, number } from '@longhaul/text/format.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import type { Product } from './variants.ts'

const say = unreadText.product

/** The seller's minimum quantity and quantity prices; the price above follows the quantity. */
export function QuantityFacts({ product: { min_order: least, price_steps: steps } }: { product: Product }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 text-sm text-ink-2">
      {least !== null && <p>{say.minOrder(number(least))}</p>}
      {steps.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1" aria-label={say.steps}>
          {steps.map(({ from, price_fen: fen }) => (
            <div className="num" key={from}>
              <dt className="inline">{say.stepFrom(number(from))}</dt>{' '}
              <dd className="inline font-semibold text-ink">{money(fen)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
