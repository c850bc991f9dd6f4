import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { useDeferredValue } from 'react'
import { Page } from '../shared/Page.tsx'
import { Room } from '../shared/Room.tsx'
import { OrderForm } from './OrderForm.tsx'
import { Gone, PastedList, PasteFirst } from './parts-instead.ts'
import { ProductPreview } from './ProductPreview.tsx'

/**
 * The goods page: the purchase-order form for a text pasted into a search box, or, with `item`, for a line of the cart. If the text has several links, `pick`
 * selects one. `list`: a pasted list that is too long for an address.
 */
export default function GoodsScreen() {
  const [url] = useSearchParam('url')
  const [item] = useSearchParam('item')
  const [picked] = useSearchParam('pick')
  const [list] = useSearchParam('list')
  // Deferred, so that React pauses for the browser while it renders the form in place of the preview.
  const inPage = useDeferredValue(useInPage())
  const pasted = url.trim()
  const pick = /^\d{1,4}$/.test(picked) ? Number(picked) : undefined
  if (!inPage)
    return item || list || pasted === '' ? <Room /> : <ProductPreview pasted={pasted} pick={pick} />
  if (item) return <ChangeItem key={item} id={item} />
  if (list) return <PastedList />
  if (pasted === '') return <PasteFirst />
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
        return item ? <OrderForm pasted={item.url} item={item} /> : <Gone />
      }}
    </Loaded>
  )
}
