import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { Suspense, useDeferredValue } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { PagePlaceholder } from '../shared/PagePlaceholder.tsx'
import { OrderForm } from './OrderForm.tsx'
import { ProductPreview } from './ProductPreview.tsx'

/** Most people come with a text that fits into an address. */
const PasteFirst = lazyWithPreload(() => import('./PasteFirst.tsx').then((found) => found.PasteFirst))
const PastedList = lazyWithPreload(() => import('./PastedList.tsx').then((found) => found.PastedList))

/**
 * The goods page: the purchase-order form for a text pasted into a search box, or, with `item`, for a line of
 * the cart. If the text has several links, `pick` selects one. `list`: a pasted list that is too long for an
 * address.
 */
export default function GoodsScreen() {
  const [url] = useSearchParam('url')
  const [item] = useSearchParam('item')
  const [picked] = useSearchParam('pick')
  const [list] = useSearchParam('list')
  // The form is large: React draws it in small steps, and gives way to what the reader does meanwhile.
  const inPage = useDeferredValue(useInPage())
  const pasted = url.trim()
  const pick = /^\d{1,4}$/.test(picked) ? Number(picked) : undefined
  if (!inPage)
    return item || list || pasted === '' ? (
      <PagePlaceholder />
    ) : (
      <ProductPreview pasted={pasted} pick={pick} />
    )
  if (item) return <ChangeItem key={item} id={item} />
  if (list || pasted === '')
    return <Suspense fallback={<PagePlaceholder />}>{list ? <PastedList /> : <PasteFirst />}</Suspense>
  return <OrderForm key={`${pick} ${pasted}`} pasted={pasted} pick={pick} />
}

function ChangeItem({ id }: { id: string }) {
  const cart = useCall('GET /cart')
  const skeleton = (
    <Page title={goodsText.editTitle}>
      <Skeleton kind="card" />
    </Page>
  )
  return (
    <Loaded of={cart} skeleton={skeleton}>
      {({ groups }) => {
        const item = groups.flatMap((group) => group.items).find((entry) => entry.id === id)
        return item ? <OrderForm pasted={item.url} item={item} /> : <NotAvailable />
      }}
    </Loaded>
  )
}

/** Shown for a line that is no longer in the cart. */
function NotAvailable() {
  return (
    <Page title={goodsText.editTitle}>
      <EmptyState
        title={unreadText.gone}
        action={<ButtonLink to={to.cart()}>{goodsText.actions.back}</ButtonLink>}
      />
    </Page>
  )
}
