import { size, weight } from '@longhaul/text/format.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { type ReactNode, useId } from 'react'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { ItemPhotos } from './ItemPhotos.tsx'
import type { StockItem } from './shelf.ts'
import { StorageActions } from './StorageActions.tsx'
import { StorageDays } from './StorageDays.tsx'

/** One thing of the shelf: tick, photos, what it is, what it weighs, how long it may lie. */
export function ShelfRow({
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
  /** Why it cannot be ticked, in its own words. */
  why?: string | null | undefined
  /** The id of the element that says why several rows cannot be ticked. */
  offBy?: string | undefined
  onToggle?: (() => void) | undefined
  /** Opens the photo desk at this thing. */
  onCompare?: (() => void) | undefined
  /** What it adds to the price of the package that is put together, in words. */
  without?: string | null | undefined
}) {
  const { shelf } = warehouseText
  const whyId = useId()
  const off = Boolean(why) || Boolean(offBy)
  return (
    <li
      className="flex gap-3 border-b border-line px-4 py-4 last:border-b-0 has-checked:bg-primary-tint md:gap-4 md:px-6"
      data-off={off || undefined}
    >
      {onToggle && (
        <label className="choice -mx-3 -my-3 flex-none items-center self-stretch px-3">
          <input
            type="checkbox"
            checked={checked}
            disabled={off}
            aria-label={shelf.pick(item.title)}
            aria-describedby={offBy ?? (why ? whyId : undefined)}
            onChange={onToggle}
          />
        </label>
      )}
      <ItemPhotos item={item} />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-x-6 gap-y-2 lg:grid-cols-[1fr_12rem]">
        <div className="min-w-0">
          <ItemTitle item={item} />
          <Measures item={item} />
          <Origin item={item} />
          <Photos item={item} onCompare={onCompare} />
        </div>
        <div className="grid content-start gap-1">
          <StorageDays item={item} />
          <StorageActions item={item} />
          <RefundUntil at={item.refund_deadline_at} />
          {without && <p className="num ps-6.5 text-sm whitespace-normal">{without}</p>}
        </div>
        {why && (
          <p id={whyId} className="text-sm text-ink-2 lg:col-span-2">
            {why}
          </p>
        )}
      </div>
    </li>
  )
}

function ItemTitle({ item }: { item: StockItem }) {
  return (
    <p className="line-clamp-2 font-medium">
      {item.title}
      {item.quantity > 1 && (
        <span className="num ms-2 font-normal text-ink-2">{warehouseText.shelf.quantity(item.quantity)}</span>
      )}
    </p>
  )
}

function Measures({ item }: { item: StockItem }) {
  const { shelf } = warehouseText
  const [length, width, height] = item.size_mm ?? []
  if (!item.weight_grams) return <p className="text-sm text-ink-2">{shelf.notWeighed}</p>
  return (
    <p className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
      <Named name={shelf.weight}>
        <b className="font-medium text-ink">{weight(item.weight_grams)}</b>
      </Named>
      {length !== undefined && width !== undefined && height !== undefined && (
        <Named name={shelf.size}>{size(length, width, height)}</Named>
      )}
    </p>
  )
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <span>
    <span className="sr-only">{name} </span>
    {children}
  </span>
)

function Origin({ item }: { item: StockItem }) {
  const { shelf } = warehouseText
  if (!item.order_id || !item.order_number) return <p className="text-sm text-ink-2">{shelf.inbound}</p>
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <Link className="inline-flex min-h-6 items-center" to={to.order(item.order_id)}>
        {shelf.order(item.order_number)}
      </Link>
      {item.order_item_id && (
        <Link
          className="inline-flex min-h-6 items-center"
          aria-label={shelf.askAbout(item.title)}
          to={to.ask('order_item', item.order_item_id, item.order_number)}
        >
          {shelf.ask}
        </Link>
      )}
    </p>
  )
}

/** The way to the photo desk, and whether the shopper has been there. */
function Photos({ item, onCompare }: { item: StockItem; onCompare?: (() => void) | undefined }) {
  if (!onCompare || item.photos.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <Button
        size="smallest"
        guardMs={0}
        aria-haspopup="dialog"
        aria-label={photoDeskText.compareOf(item.title)}
        onClick={onCompare}
      >
        {photoDeskText.compare}
      </Button>
      {item.accepted_at && <Tag tone="ok">{photoDeskText.accepted}</Tag>}
    </p>
  )
}

/** Shown only while it still matters. */
function RefundUntil({ at }: { at: string | null }) {
  const now = useNow()
  if (!at || now === null || new Date(at).getTime() <= now) return null
  return (
    <p className="ps-6.5 text-sm text-ink-2">
      {warehouseText.shelf.refundUntil} <DateTime at={at} />
    </p>
  )
}
