import { money } from '@longhaul/text/format.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { goodsName } from '../shared/goods-name.ts'
import type { CartItem, useCart } from './use-cart.ts'
import type { Change } from './use-price-check.ts'

const say = cartText.prices

/** What the page of a line says now, if that is not what the line says: a new price with its acceptance. */
export function LineChange({
  item,
  change,
  own,
}: {
  item: CartItem
  change: Change
  own: ReturnType<typeof useCart>
}) {
  const id = acceptId(item.id)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
      <p id={`${id}-why`} className="num flex items-center gap-2 font-medium whitespace-normal text-warn">
        <TriangleAlert className="size-4 shrink-0" />
        {change.kind === 'price' ? priceWords(item.unit_price_fen, change.fen) : say[change.kind]}
      </p>
      {change.kind === 'price' && (
        <Button
          size="small"
          id={id}
          aria-describedby={`${id}-why`}
          onClick={() => own.acceptPrice(item, change.fen)}
        >
          {say.accept(money(change.fen))}
          <span className="sr-only"> {goodsName(item)}</span>
        </Button>
      )}
    </div>
  )
}

/** The id of the button that accepts a line's new price. */
export const acceptId = (itemId: string): string => `accept-${itemId}`

const priceWords = (before: number, now: number): string =>
  now > before ? say.dearer(money(now), money(now - before)) : say.cheaper(money(now), money(before - now))
