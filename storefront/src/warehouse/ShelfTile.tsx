import { size, weight } from '@longhaul/text/format.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Notches } from '@longhaul/ui/shelf/Notches.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { to } from '../links.ts'
import { GoodsName } from '../shared/GoodsName.tsx'
import { goodsName } from '../shared/goods-name.ts'
import { CancelPhotos } from '../shared/photos/CancelPhotos.tsx'
import { ItemPhotos } from './ItemPhotos.tsx'
import { ShelfPhotos } from './ShelfPhotos.tsx'
import { type StockItem, obstacleOf } from './shelf.ts'
import { StorageActions } from './StorageActions.tsx'
import { StorageDays } from './StorageDays.tsx'

/**
 * One item on the shelf: checkbox, photo with its weight, and its storage days; further details folded. Pale
 * while it cannot be shipped.
 */
export function ShelfTile({
  item,
  checked,
  why,
  offBy,
  onToggle,
  onCompare,
  without,
}: {
  item: StockItem
  checked: boolean
  /** Why it cannot be ticked, as a sentence. */
  why?: string | null | undefined
  /** The id of the element that explains why several items cannot be ticked. */
  offBy?: string | undefined
  onToggle?: (() => void) | undefined
  /** Opens the photo desk at this item. */
  onCompare?: (() => void) | undefined
  /** What it adds to the price of the package, in words. */
  without?: string | null | undefined
}) {
  const { shelf } = warehouseText
  const whyId = useId()
  const isOff = Boolean(why) || Boolean(offBy)
  return (
    <li className={TILE} data-off={isOff || undefined}>
      <div className="relative flex-none group-data-off/tile:opacity-70">
        <ItemPhotos item={item} />
        {onToggle && (
          <label className="choice absolute -start-2 -top-2 z-1 size-11 place-content-center">
            <input
              type="checkbox"
              checked={checked}
              disabled={isOff}
              aria-label={shelf.pick(goodsName(item))}
              aria-describedby={offBy ?? (why ? whyId : undefined)}
              onChange={onToggle}
            />
          </label>
        )}
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <ItemTitle item={item} />
        <Measures item={item} />
        {item.accepted_at && (
          <p>
            <Tag tone="ok">{photoDeskText.accepted}</Tag>
          </p>
        )}
        {item.returned && (
          <p>
            <Tag tone={item.returned === 'good' ? 'ok' : 'warn'}>{shelf.returned[item.returned]}</Tag>
          </p>
        )}
        {item.stage === 'storage_expired' && <StorageActions item={item} />}
        <More
          item={item}
          onCompare={obstacleOf(item) === 'abnormal' ? undefined : onCompare}
          without={without}
        />
      </div>
      <div className="grid w-full gap-1 empty:hidden">
        {why && (
          <p id={whyId} className="text-sm text-ink-2">
            {why}
          </p>
        )}
        {item.photo_order && <CancelPhotos order={item.photo_order} title={goodsName(item)} />}
        {obstacleOf(item) === 'abnormal' && <Compare item={item} onCompare={onCompare} />}
        <StorageDays item={item} />
        <Lain item={item} />
      </div>
    </li>
  )
}

const TILE =
  'group/tile flex flex-wrap content-start gap-x-3 gap-y-2 border-b-4 border-kraft/40 px-4 py-4 has-checked:bg-kraft/5 sm:border-e sm:border-b-0 sm:border-e-kraft/30 sm:last:border-e-0'

function ItemTitle({ item }: { item: StockItem }) {
  return (
    <p className="line-clamp-2 leading-tight font-semibold group-data-off/tile:text-ink-2">
      <GoodsName of={item} />{' '}
      {item.quantity > 1 && (
        <span className="num ms-2 font-normal text-ink-2">{warehouseText.shelf.quantity(item.quantity)}</span>
      )}
    </p>
  )
}

function Measures({ item }: { item: StockItem }) {
  const { shelf } = warehouseText
  if (!item.weight_grams) return <p className="text-sm text-ink-2">{shelf.notWeighed}</p>
  return (
    <p className="num text-sm text-ink-2">
      <Named name={shelf.weight}>{weight(item.weight_grams)}</Named>
    </p>
  )
}

function Size({ item: { size_mm: mm } }: { item: StockItem }) {
  const [length, width, height] = mm ?? []
  if (length === undefined || width === undefined || height === undefined) return null
  return (
    <p className="num text-ink-2">
      <Named name={warehouseText.shelf.size}>{size(length, width, height)}</Named>
    </p>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <span>
    <span className="sr-only">{name} </span>
    {children}
  </span>
)

/** The free days as notches: filled ones are used. */
const Lain = ({ item: { days_left: left, free_days: days } }: { item: StockItem }) =>
  left === null || days === null ? null : <Notches used={days - left} days={days} />

/** What is not needed for packing: its order, its photos next to the listing, more days, a question. */
function More({
  item,
  onCompare,
  without,
}: Pick<Parameters<typeof ShelfTile>[0], 'item' | 'onCompare' | 'without'>) {
  return (
    <details className="text-sm wrap-anywhere">
      <summary
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-ink-2 md:min-h-8 [&::-webkit-details-marker]:hidden"
        aria-label={methodsText.moreOf(goodsName(item))}
      >
        {methodsText.more}
        <ChevronDown className="size-4 [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid justify-items-start gap-1 pt-1">
        <Size item={item} />
        {without && <p className="num whitespace-normal">{without}</p>}
        <Compare item={item} onCompare={onCompare} />
        <ShelfPhotos item={item} />
        {item.stage !== 'storage_expired' && <StorageActions item={item} />}
        <RefundUntil at={item.refund_deadline_at} />
        <Origin item={item} />
      </div>
    </details>
  )
}

function Origin({ item }: { item: StockItem }) {
  const { shelf } = warehouseText
  if (!item.order_id || !item.order_number) return <p className="text-ink-2">{shelf.inbound}</p>
  return (
    <p className="flex flex-wrap gap-x-4">
      <Link className="inline-flex min-h-6 items-center" to={to.order(item.order_id)}>
        {shelf.order(item.order_number)}
      </Link>
      {item.order_item_id && (
        <Link
          className="inline-flex min-h-6 items-center"
          aria-label={shelf.askAbout(goodsName(item))}
          to={to.ask('order_item', item.order_item_id, item.order_number)}
        >
          {shelf.ask}
        </Link>
      )}
    </p>
  )
}

/** The button to the photo desk. */
function Compare({ item, onCompare }: { item: StockItem; onCompare?: (() => void) | undefined }) {
  if (!onCompare || item.photos.length === 0) return null
  return (
    <p>
      <Button
        size="smallest"
        guardMs={0}
        aria-haspopup="dialog"
        aria-label={photoDeskText.compareOf(goodsName(item))}
        onClick={onCompare}
      >
        {photoDeskText.compare}
      </Button>
    </p>
  )
}

/** Shown only while the deadline has not passed. */
function RefundUntil({ at }: { at: string | null }) {
  const now = useNow()
  if (!at || now === null || new Date(at).getTime() <= now) return null
  return (
    <p className="text-ink-2">
      {warehouseText.shelf.refundUntil} <DateTime at={at} />
    </p>
  )
}
