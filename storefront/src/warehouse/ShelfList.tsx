import { errorText } from '@longhaul/text/errors/errors.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Camera from 'lucide-react/icons/camera'
import { type ReactNode, type RefObject, useId } from 'react'
import { type Shelf, type StockItem, expiringFirst, obstacleOf } from './shelf.ts'
import { ShelfTile } from './ShelfTile.tsx'
import { type Advice, withoutWords } from './use-advice.ts'
import type { PhotoDeskState } from './use-photo-desk.ts'
import type { Selection } from './use-selection.ts'

/** The shelf, most urgent first, by warehouse; below it what is the shopper's too but cannot be shipped now. */
export function ShelfList({
  shelf,
  selection,
  warehouseName,
  refused,
  anchor,
  desk,
  advice,
}: {
  shelf: Shelf
  selection: Selection
  warehouseName: (id: string) => string
  /** Continue was pressed with nothing chosen. */
  refused: boolean
  /** Where the focus goes then. */
  anchor: RefObject<HTMLDivElement | null>
  desk: PhotoDeskState
  advice: Advice | undefined
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
      {shelf.ready.length > 0 && <Tools shelf={shelf} selection={selection} desk={desk} />}
      {shelf.groups.map(({ warehouseId, items }) => (
        <Group
          key={warehouseId}
          items={items}
          selection={selection}
          desk={desk}
          advice={advice}
          name={warehouseName(warehouseId)}
          elsewhere={
            selection.warehouseId && selection.warehouseId !== warehouseId
              ? warehouseName(selection.warehouseId)
              : undefined
          }
        />
      ))}
      {shelf.notReady.length > 0 && (
        <NotReady items={shelf.notReady} desk={desk} warehouseName={warehouseName} />
      )}
    </div>
  )
}

function Tools({ shelf, selection, desk }: { shelf: Shelf; selection: Selection; desk: PhotoDeskState }) {
  const text = warehouseText.shelf
  const first = expiringFirst(shelf)
  const { chosen, choose } = selection
  const own = shelf.ready.filter(
    (item) => !selection.warehouseId || item.warehouse_id === selection.warehouseId,
  )
  const all = shelf.groups.length > 1 && !selection.warehouseId ? (shelf.groups[0]?.items ?? []) : own
  const allChosen = chosen.length > 0 && chosen.length === all.length
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" guardMs={0} onClick={() => choose(first)} disabled={first.length === 0}>
        {text.expiringFirst(first.length)}
      </Button>
      <Button size="small" guardMs={0} onClick={() => choose(allChosen ? [] : all)}>
        {allChosen ? text.selectNone : text.selectAll(all.length)}
      </Button>
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
      <span className="num ms-auto text-sm text-ink-2" role="status">
        {text.chosen(chosen.length, shelf.ready.length)}
      </span>
    </div>
  )
}

function Group({
  items,
  selection,
  name,
  elsewhere,
  desk,
  advice,
}: {
  items: readonly StockItem[]
  selection: Selection
  name: string
  /** The warehouse whose items are chosen already, when it is another one. */
  elsewhere: string | undefined
  desk: PhotoDeskState
  advice: Advice | undefined
}) {
  const text = warehouseText.shelf
  const noteId = useId()
  return (
    <Strip
      title={name}
      aside={warehouseText.items(items.length)}
      items={items}
      tile={(item) => (
        <ShelfTile
          key={item.id}
          item={item}
          checked={selection.chosen.includes(item)}
          offBy={elsewhere && noteId}
          onToggle={() => selection.toggle(item)}
          onCompare={() => desk.open(item.id)}
          without={selection.chosen.includes(item) ? withoutWords(advice, item.id) : null}
        />
      )}
    >
      {elsewhere && (
        <div id={noteId}>
          <Note
            action={
              <Button size="small" guardMs={0} onClick={() => selection.choose([])}>
                {text.chooseThese}
              </Button>
            }
          >
            {text.otherWarehouse(elsewhere)}
          </Note>
        </div>
      )}
    </Strip>
  )
}

function NotReady({
  items,
  desk,
  warehouseName,
}: {
  items: readonly StockItem[]
  desk: PhotoDeskState
  warehouseName: (id: string) => string
}) {
  const text = warehouseText.shelf
  return (
    <Strip
      title={text.notReady}
      aside={text.notReadyLead}
      items={items}
      tile={(item) => (
        <ShelfTile
          key={item.id}
          item={item}
          checked={false}
          why={whyNotReady(item, warehouseName)}
          onCompare={desk.items.includes(item) ? () => desk.open(item.id) : undefined}
        />
      )}
    />
  )
}

/** A board of the shelf: things side by side, a plank under each row of them; rows on a telephone. */
function Strip({
  title,
  aside,
  items,
  tile,
  children,
}: {
  title: string
  aside: string
  items: readonly StockItem[]
  tile: (item: StockItem) => ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{aside}</p>
      </div>
      {children}
      <ul className={BOARD}>{items.map(tile)}</ul>
    </section>
  )
}

const BOARD =
  '-mx-4 grid bg-kraft-tint sm:mx-0 sm:grid-cols-2 sm:rounded-card sm:border-b-8 sm:border-kraft/60 lg:grid-cols-4'

function whyNotReady(item: StockItem, warehouseName: (id: string) => string): string | null {
  const obstacle = obstacleOf(item)
  if (obstacle === 'moving') return storageText.moving(warehouseName(item.moving_to ?? ''))
  return obstacle && warehouseText.shelf.why[obstacle]
}
