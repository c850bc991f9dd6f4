import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { goodsCardText } from '@longhaul/text/console/station/goods-card.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'

const words = packingText.walk

type Item = Reply<'GET /staff/pick_list'>['items'][number]

/**
 * A printable list for one walk along the shelves for all paid packages: shelf, item, pieces, its package, a
 * box to tick.
 */
export default function PickListScreen() {
  const list = useCall('GET /staff/pick_list', { query: {} })
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Workplace />
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
              <p className="mb-4 text-ink-2">{words.lead(parcels, items.length)}</p>
              <Walk items={items} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

const CELL = 'border border-line px-4 py-3 text-start align-middle max-[640px]:border-0'
const HEAD = `${CELL} text-sm font-medium text-ink-2`
/** On a phone a row becomes a block: the shelf and the figures on its first line, the item below. */
const ROW =
  'max-[640px]:grid max-[640px]:grid-cols-[minmax(0,1fr)_auto_auto] max-[640px]:items-center max-[640px]:border'
const THING = 'max-[640px]:col-span-full max-[640px]:row-start-2 max-[640px]:pt-0'

function Walk({ items }: { items: readonly Item[] }) {
  return (
    <table className="w-full border-collapse bg-surface">
      <caption className="sr-only">{words.title}</caption>
      <thead className="bg-sunken max-[640px]:hidden print:table-header-group">
        <tr>
          {[words.shelf, words.what, words.pieces, words.package, words.fetched].map((head) => (
            <th key={head} scope="col" className={HEAD}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <WalkRow key={`${item.parcel_id} ${item.stock_item_id}`} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function WalkRow({ item }: { item: Item }) {
  return (
    <tr className={`${ROW} ${item.checked ? 'text-ink-2' : ''}`}>
      <th scope="row" className={`code text-[1.0625rem] whitespace-nowrap ${CELL}`}>
        {shelfWithWarehouse(item.warehouse_id, item.shelf) || `${item.warehouse_id} ${words.noShelf}`}
      </th>
      <td className={`${CELL} ${THING}`}>
        <GoodsCard size="s" goods={item} />
        <b className="code ms-[46px] text-md font-medium">
          {item.labelled_pieces > 0 ? item.goods_number : item.tracking_number}
        </b>
        {item.remarks.map(({ of, text }) => (
          // On paper nothing can be hovered over.
          <p key={of} className="ms-[46px] hidden text-sm print:block">
            {goodsCardText.remarks[of]} · {text}
          </p>
        ))}
      </td>
      <td className={`num ${CELL}`}>{item.quantity}</td>
      <td className={`code whitespace-nowrap ${CELL}`}>{item.parcel_number}</td>
      <td className={CELL}>
        {item.checked ? (
          words.inBox
        ) : (
          <span className="block size-4.5 rounded-[2px] border-[1.5px] border-ink" aria-hidden="true" />
        )}
      </td>
    </tr>
  )
}
