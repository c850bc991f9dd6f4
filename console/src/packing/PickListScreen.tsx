import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { useKept } from '../shared/kept.ts'
import { Page } from '../shared/Page.tsx'
import './packing.css'

const words = packingText.walk

type Item = Reply<'GET /staff/pick_list'>['items'][number]

/** One walk along the shelves for every paid package, to take along on paper: shelf, thing, pieces, the package it is for, a box to tick. */
export default function PickListScreen() {
  const [warehouse, setWarehouse] = useKept('warehouse')
  const warehouses = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const list = useCall('GET /staff/pick_list', { query: warehouse ? { warehouse_id: warehouse } : {} })
  return (
    <Page
      title={words.title}
      actions={
        <>
          <SelectField
            label={consoleWords.warehouse}
            labelHidden
            unmarked
            empty={words.allWarehouses}
            options={(warehouses.data?.warehouses ?? []).map((warehouse) => ({
              value: warehouse.id,
              label: `${warehouse.id} · ${warehouse.name}`,
            }))}
            value={warehouse}
            onChange={setWarehouse}
          />
          <Button type="primary" guardMs={0} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Link to={to.packing()} {...buttonLook()}>
            {words.back}
          </Link>
        </>
      }
    >
      <Loaded of={list}>
        {({ items, parcels }) =>
          items.length === 0 ? (
            <EmptyState picture={<NoPackages />} title={words.none.title}>
              {words.none.text}
            </EmptyState>
          ) : (
            <>
              <p className="walk-lead">{words.lead(parcels, items.length)}</p>
              <Walk items={items} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function Walk({ items }: { items: readonly Item[] }) {
  return (
    <table className="walk">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.shelf}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.pieces}</th>
          <th scope="col">{words.package}</th>
          <th scope="col">{words.fetched}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.parcel_id} ${item.stock_item_id}`} data-checked={item.checked ? '' : undefined}>
            <th scope="row" className="code">
              {item.warehouse_id} {item.shelf || words.noShelf}
            </th>
            <td>
              <span lang="zh-Hans">{item.title}</span>
              <small className="muted block code">{item.tracking_number}</small>
            </td>
            <td className="num">{item.quantity}</td>
            <td className="code">{item.parcel_number}</td>
            <td>{item.checked ? words.inBox : <span className="walk-tick" aria-hidden="true" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
