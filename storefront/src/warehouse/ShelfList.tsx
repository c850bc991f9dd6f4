import { errorText } from '@longhaul/text/errors/errors.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Camera from 'lucide-react/icons/camera'
import { type ReactNode, type RefObject, useId } from 'react'
import { heldSince } from '../shared/held-since.ts'
import { type Shelf, type StockItem, expiringFirst, obstacleOf } from './shelf.ts'
import { ShelfTile } from './ShelfTile.tsx'
import { type Advice, withoutWords } from './use-advice.ts'
import type { PhotoDeskState } from './use-photo-desk.ts'
import type { Selection } from './use-selection.ts'

/**
 * The shelf by warehouse, most urgent first; the shopper's items that cannot be shipped now are shown pale at
 * the end.
 */
export function ShelfList({
  shelf,
  selection,
  warehouseName,
  refused,
  anchor,
  desk,
  advice,
  more,
}: {
  shelf: Shelf
  selection: Selection
  warehouseName: (id: string) => string
  /** Continue was pressed with nothing selected. */
  refused: boolean
  /** Receives the focus in that case. */
  anchor: RefObject<HTMLDivElement | null>
  desk: PhotoDeskState
  advice: Advice | undefined
  /** There are more items than shown. */
  more: boolean
}) {
  const text = warehouseText.shelf
  return (
    <div className="grid min-w-0 gap-4" ref={anchor} tabIndex={-1} role="group" aria-label={text.list}>
      {refused && (
        <div role="alert">
          <Note tone="bad" title={errorText.reasons.no_product_selected}>
            {text.noneSelectedHint}
          </Note>
        </div>
      )}
      {shelf.groups.map(({ warehouseId, items, waiting }, at) => (
        <Group
          key={warehouseId}
          items={items}
          waiting={waiting}
          selection={selection}
          desk={desk}
          advice={advice}
          warehouseName={warehouseName}
          name={warehouseName(warehouseId)}
          tools={at === 0 && <Tools shelf={shelf} selection={selection} desk={desk} more={more} />}
          elsewhere={
            selection.warehouseId && selection.warehouseId !== warehouseId
              ? warehouseName(selection.warehouseId)
              : undefined
          }
        />
      ))}
    </div>
  )
}

function Tools({
  shelf,
  selection,
  desk,
  more,
}: {
  shelf: Shelf
  selection: Selection
  desk: PhotoDeskState
  more: boolean
}) {
  const text = warehouseText.shelf
  const first = expiringFirst(shelf)
  const { chosen, choose } = selection
  const own = shelf.ready.filter(
    (item) => !selection.warehouseId || item.warehouse_id === selection.warehouseId,
  )
  const all = selection.warehouseId ? own : (shelf.groups[0]?.items ?? [])
  const allChosen = chosen.length > 0 && chosen.length === all.length
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      {shelf.ready.length > 0 && (
        <>
          <span className="num me-2 text-sm text-ink-2" role="status">
            {text.chosen(chosen.length, shelf.ready.length, more)}
          </span>
          <Button size="small" guardMs={0} onClick={() => choose(first)} disabled={first.length === 0}>
            {text.expiringFirst(first.length)}
          </Button>
          <Button size="small" guardMs={0} onClick={() => choose(allChosen ? [] : all)}>
            {allChosen ? text.selectNone : text.selectAll(all.length)}
          </Button>
        </>
      )}
      {desk.items.length > 0 && (
        <Button
          size="small"
          guardMs={0}
          icon={<Camera />}
          aria-haspopup="dialog"
          onClick={() => desk.open((desk.waiting[0] ?? desk.items[0])!.id)}
        >
          {photoDeskText.open(desk.waiting.length)}
        </Button>
      )}
    </div>
  )
}

/**
 * A board of the shelf: the items of one warehouse side by side, those ready to ship first; rows on a
 * telephone.
 */
function Group({
  items,
  waiting,
  selection,
  warehouseName,
  name,
  elsewhere,
  tools,
  desk,
  advice,
}: {
  items: readonly StockItem[]
  /** Items that cannot be shipped yet. */
  waiting: readonly StockItem[]
  selection: Selection
  warehouseName: (id: string) => string
  name: string
  /** The name of another warehouse, if its items are already selected. */
  elsewhere: string | undefined
  tools: ReactNode
  desk: PhotoDeskState
  advice: Advice | undefined
}) {
  const id = useId()
  const noteId = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        <p className="text-sm text-ink-2">{warehouseText.shelf.soonestFirst}</p>
        {tools}
      </div>
      {elsewhere && items.length > 0 && <Elsewhere id={noteId} chosen={elsewhere} selection={selection} />}
      <ul className={BOARD}>
        {items.map((item) => (
          <ShelfTile
            key={item.id}
            item={item}
            checked={selection.chosen.includes(item)}
            offBy={elsewhere && noteId}
            onToggle={() => selection.toggle(item)}
            onCompare={() => desk.open(item.id)}
            without={selection.chosen.includes(item) ? withoutWords(advice, item.id) : null}
          />
        ))}
        {waiting.map((item) => (
          <ShelfTile
            key={item.id}
            item={item}
            checked={false}
            why={whyNotReady(item, warehouseName)}
            onCompare={desk.items.includes(item) ? () => desk.open(item.id) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

const BOARD =
  '-mx-4 grid bg-kraft-tint sm:mx-0 sm:grid-cols-2 sm:rounded-card sm:border-b-8 sm:border-kraft/60 lg:grid-cols-4'

function Elsewhere({ id, chosen, selection }: { id: string; chosen: string; selection: Selection }) {
  const text = warehouseText.shelf
  return (
    <div id={id}>
      <Note
        action={
          <Button size="small" guardMs={0} onClick={() => selection.choose([])}>
            {text.chooseThese}
          </Button>
        }
      >
        {text.otherWarehouse(chosen)}
      </Note>
    </div>
  )
}

function whyNotReady(item: StockItem, warehouseName: (id: string) => string): string | null {
  const obstacle = obstacleOf(item)
  if (obstacle === 'moving') return storageText.moving(warehouseName(item.moving_to ?? ''))
  if (obstacle === 'photos' && item.photo_order)
    return photosText.waiting(item.photo_order.taken, item.photo_order.shots)
  if (obstacle === 'held' && item.hold) return heldSince(item.hold)
  return obstacle && obstacle !== 'photos' && obstacle !== 'held' ? warehouseText.shelf.why[obstacle] : null
}
