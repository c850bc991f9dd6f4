import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import type { ChosenCoupons } from './chosen-coupons.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import type { CartLine } from './ConfirmItems.tsx'
import { NoLongerInCart } from './NoLongerInCart.tsx'

const say = ordersText.confirm

/** The final review before an order is placed: the goods, the contact and the cost. */
export default function ConfirmOrderScreen() {
  const [items] = useSearchParam('items')
  const ids = items.split(',').filter((id) => id !== '')
  return (
    <Page
      title={say.title}
      lead={say.lead}
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2" to={to.cart()}>
          <ArrowLeft />
          {say.back}
        </Link>
      }
    >
      {ids.length === 0 ? <NothingChosen /> : <Chosen key={items} ids={ids} />}
    </Page>
  )
}

function Chosen({ ids }: { ids: readonly string[] }) {
  const cart = useCall('GET /cart')
  const warehouses = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const [coupons, setCoupons] = useState<ChosenCoupons | null>(null)
  const preview = useCall(
    'POST /orders/preview',
    { body: { cart_item_ids: [...ids], ...(coupons ? { coupons } : { suggest_coupons: true }) } },
    { keepPrevious: true },
  )
  useSameLines(ids, cart.data, preview.refetch)
  // Keeps showing what was on the page: after placing, the lines are gone because they have been ordered.
  if (preview.error?.error === 'not_found' && !preview.data) return <NoLongerInCart />
  const skeleton = <Skeleton kind="rows" count={4} />
  return (
    <Loaded of={preview} skeleton={skeleton}>
      {(priced) => (
        <Loaded of={cart} skeleton={skeleton}>
          {({ groups }) => (
            <Loaded of={warehouses} skeleton={skeleton}>
              {(known) => (
                <ConfirmForm
                  ids={ids}
                  preview={priced}
                  onCoupons={setCoupons}
                  lines={groups.flatMap((group) => group.items)}
                  warehouses={known.warehouses}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/**
 * Lines come from the cart and amounts from the preview: if another tab changes a line, the amounts are
 * refetched.
 */
function useSameLines(
  ids: readonly string[],
  cart: { groups: readonly { items: readonly CartLine[] }[] } | undefined,
  refetch: () => unknown,
): void {
  const lines = cart?.groups.flatMap((group) => group.items).filter(({ id }) => ids.includes(id))
  // Once the lines are ordered they disappear, and nothing on this page may change any more.
  const priced = lines?.length === ids.length ? JSON.stringify(lines) : undefined
  const known = useRef(priced)
  useEffect(() => {
    if (priced === undefined || known.current === priced) return
    if (known.current !== undefined) refetch()
    known.current = priced
  }, [priced, refetch])
}

/** An address without items: returns to the cart, with the given sentence (docs/rules/content.md). */
function NothingChosen() {
  const navigate = useNavigate()
  useEffect(() => {
    toast.warning(errorText.reasons.no_product_selected)
    navigate(to.cart(), { replace: true })
  }, [navigate])
  return null
}
