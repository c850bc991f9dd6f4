import { money } from '@longhaul/text/format.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { CartLine } from './CartLine.tsx'
import type { CartGroup, useCart } from './use-cart.ts'
import type { Choice } from './use-choice.ts'
import type { PriceCheck } from './use-price-check.ts'

/** The lines of one shop, which become one order. */
export function ShopGroup({
  group,
  own,
  choice,
  check,
}: {
  group: CartGroup
  own: ReturnType<typeof useCart>
  choice: Choice
  check: PriceCheck
}) {
  const platform = platformName(group.platform)
  const shop = group.seller_name || platform
  const ids = group.items.map((item) => item.id)
  const state = choice.of(ids)
  return (
    <section className="rounded-card border border-line bg-surface" aria-label={shop}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1 md:px-5">
        <CheckboxField
          label={cartText.selectShop(shop)}
          labelHidden
          value={state === 'all'}
          mixed={state === 'some'}
          onChange={(on) => choice.set(ids, on)}
        />
        <h2
          className="min-w-0 grow basis-40 truncate text-md"
          lang={group.seller_name ? 'zh-Hans' : undefined}
        >
          {shop}
        </h2>
        <Tag>{platform}</Tag>
        <span className="num text-sm text-ink-2">{cartText.shopFreight(money(group.freight_fen))}</span>
      </header>
      <ul>
        {group.items.map((item) => (
          <CartLine key={item.id} item={item} own={own} choice={choice} change={check.changeOf(item)} />
        ))}
      </ul>
    </section>
  )
}
