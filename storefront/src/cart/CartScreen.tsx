import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { CartSummary } from './CartSummary.tsx'
import { ShopGroup } from './ShopGroup.tsx'
import { type CartGroup, useCart } from './use-cart.ts'
import { type Choice, useChoice } from './use-choice.ts'

/** The cart, grouped by shop: select, change and remove lines, and continue with the selected ones. */
export default function CartScreen() {
  const own = useCart()
  const choice = useChoice()
  return (
    <Page title={cartText.title} lead={cartText.lead}>
      <Loaded of={own.cart} skeleton={<Skeleton kind="rows" count={4} />}>
        {(known) => {
          const { groups } = own.asWanted(known)
          return groups.length === 0 ? <Empty /> : <Filled groups={groups} own={own} choice={choice} />
        }}
      </Loaded>
    </Page>
  )
}

function Filled({
  groups,
  own,
  choice,
}: {
  groups: readonly CartGroup[]
  own: ReturnType<typeof useCart>
  choice: Choice
}) {
  const items = groups.flatMap((group) => group.items)
  const ids = items.map((item) => item.id)
  const chosen = items.filter((item) => choice.has(item.id))
  const state = choice.of(ids)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField
            label={cartText.selectAll(items.length)}
            value={state === 'all'}
            mixed={state === 'some'}
            onChange={(on) => choice.set(ids, on)}
          />
          {chosen.length > 1 && (
            <Button
              size="small"
              type="redLine"
              disabled={own.removing}
              onClick={() => own.remove(chosen, () => undefined)}
            >
              {cartText.removeSelected}
            </Button>
          )}
        </div>
        {groups.map((group) => (
          <ShopGroup key={`${group.platform} ${group.seller_name}`} group={group} own={own} choice={choice} />
        ))}
      </div>
      <CartSummary chosen={chosen} />
    </div>
  )
}

function Empty() {
  const { title, text, search } = cartText.empty
  return (
    <div className="py-6">
      <EmptyState picture={<EmptyCart />} title={title}>
        {text}
      </EmptyState>
      <div className="mx-auto max-w-text">
        <SearchForm look="hero" label={search} />
      </div>
    </div>
  )
}
