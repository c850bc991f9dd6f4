import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Redirect } from '@longhaul/ui/address/Redirect.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Page } from '../shared/Page.tsx'
import { to } from '../links.ts'
import { NotFound } from '../shared/NotFound.tsx'
import { deskOfOrder, deskOfParcel } from './desk-of.ts'

/**
 * Leads on to the desk where an order or a package is processed now. The demo's shop links here, so that a
 * shopper can see what its staff see. From lists, which know an order by its number, it leads to its record.
 */
export default function ToDeskScreen() {
  const [orderId] = useSearchParam('order')
  const [parcelId] = useSearchParam('package')
  const [number] = useSearchParam('number')
  if (number) return <OfNumber number={number} />
  return parcelId ? <OfParcel id={parcelId} /> : <OfOrder id={orderId} />
}

function OfOrder({ id }: { id: string }) {
  const order = useCall('GET /staff/orders/{id}', { params: { id } })
  return (
    <Page title={consoleWords.order}>
      <Loaded of={order}>{(row) => <Redirect to={deskOfOrder(row)} />}</Loaded>
    </Page>
  )
}

function OfNumber({ number }: { number: string }) {
  const found = useCall('GET /staff/finds', { query: { q: number } })
  return (
    <Loaded of={found}>
      {({ items }) => {
        const order = items.find((row) => row.kind === 'order' && row.number === number)
        return order ? <Redirect to={to.order(order.id)} /> : <NotFound />
      }}
    </Loaded>
  )
}

function OfParcel({ id }: { id: string }) {
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } })
  return (
    <Page title={consoleWords.package}>
      <Loaded of={parcel}>{(row) => <Redirect to={deskOfParcel(row)} />}</Loaded>
    </Page>
  )
}
