import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { sellerKey } from '@longhaul/domain/orders/seller-groups.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { goodsName } from '../shared/goods-name.ts'
import { Page } from '../shared/Page.tsx'
import { RestrictedLine } from '../shared/RestrictedLine.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { CartSummary } from './CartSummary.tsx'
import { ShopGroup } from './ShopGroup.tsx'
import { type CartGroup, type CartItem, useCart } from './use-cart.ts'
import { type Choice, useChoice } from './use-choice.ts'
import { type PriceCheck, usePriceCheck } from './use-price-check.ts'

const GoodsLists = lazyWithPreload(() => import('./lists/GoodsLists.tsx').then((found) => found.GoodsLists))

/** The cart, or the lists of goods from which it can be filled. */
export default function CartScreen() {
  const [list] = useSearchParam('list')
  return list ? <GoodsLists id={list} /> : <Cart />
}

/**
 * The cart, grouped by seller: what needs the shopper first; select, change and remove lines, and continue
 * with the selected ones.
 */
function Cart() {
  const own = useCart()
  const choice = useChoice()
  return (
    <Loaded
      of={own.cart}
      skeleton={
        <Page title={cartText.title}>
          <Skeleton kind="rows" count={4} />
        </Page>
      }
    >
      {(known) => {
        const { groups } = own.asWanted(known)
        return groups.length === 0 ? (
          <Page title={cartText.title}>
            <Empty />
          </Page>
        ) : (
          <FilledCart groups={groups} own={own} choice={choice} />
        )
      }}
    </Loaded>
  )
}

/** The way to whole lists of goods: below, where it moves nothing when the lines arrive. */
const Lists = () => (
  <ButtonLink size="small" to="/cart?list=all">
    {cartText.lists}
  </ButtonLink>
)

/** The cart with the find in its heading: what cannot be sent, then what the pages say now. */
function FilledCart({
  groups,
  own,
  choice,
}: {
  groups: readonly CartGroup[]
  own: ReturnType<typeof useCart>
  choice: Choice
}) {
  const items = groups.flatMap((group) => group.items)
  const check = usePriceCheck(items)
  const refused = items.filter(({ restricted }) => restricted.some(({ forbidden }) => forbidden))
  const count = cartText.found(items.length, groups.length)
  const found = refused.length > 0 ? cartText.refused(refused.length) : check.heading
  return (
    <Page
      title={cartText.title}
      heading={found ?? count}
      // On a phone the finished check takes two lines: nothing below moves when it arrives.
      lead={<p className="min-h-14 md:min-h-8">{sentences(found !== undefined && count, check.lead)}</p>}
    >
      {refused.length > 0 && <Refused items={refused} own={own} />}
      <Filled groups={groups} own={own} choice={choice} check={check} />
    </Page>
  )
}

/** What needs the shopper first: items that no carrier takes abroad, each with the way out. */
function Refused({ items, own }: { items: readonly CartItem[]; own: ReturnType<typeof useCart> }) {
  return (
    <ul className="mb-6 rounded-card border border-line border-s-4 border-s-bad bg-surface">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 border-line p-3 not-last:border-b">
          <GoodsPicture src={item.image} size={72} />
          <div className="min-w-0 grow">
            <b className="line-clamp-2 font-semibold">
              <GoodsName of={item} />
            </b>
            <RestrictedLine restricted={item.restricted} />
          </div>
          <Button size="small" disabled={own.removing} onClick={() => own.remove([item], () => undefined)}>
            {cartText.remove}
            <span className="sr-only"> {goodsName(item)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Filled({
  groups,
  own,
  choice,
  check,
}: {
  groups: readonly CartGroup[]
  own: ReturnType<typeof useCart>
  choice: Choice
  check: PriceCheck
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
          <ShopGroup key={keyOfGroup(group)} group={group} own={own} choice={choice} check={check} />
        ))}
        <p>
          <Lists />
        </p>
      </div>
      <CartSummary
        chosen={chosen}
        toAccept={chosen.find((item) => check.changeOf(item)?.kind === 'price')?.id}
      />
    </div>
  )
}

/** Several sellers without a name are told apart by their pages. */
const keyOfGroup = ({ platform, seller_name: sellerName, items: [first] }: CartGroup): string =>
  sellerKey({ platform, sellerName, url: first?.url ?? '' })

function Empty() {
  const { title, text, search } = cartText.empty
  return (
    <div className="py-6">
      <EmptyState picture={<EmptyCart />} title={title}>
        {text}
      </EmptyState>
      <div className="mx-auto max-w-text">
        <SearchForm look="hero" label={search} />
        <p className="mt-4 text-center">
          <Lists />
        </p>
      </div>
    </div>
  )
}
