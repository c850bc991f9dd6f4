import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import type { ReactNode } from 'react'
import { Age } from '../shared/Age.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import { StationTitle } from '../shared/station/Station.tsx'
import type { StockRow } from './stock-item.ts'

/** The items waiting at a stage in a warehouse, the longest waiting first; `mine`: only the user's own. */
export function useStockQueue(
  stage: 'received' | 'photos',
  warehouse: string,
  since: (row: StockRow) => string,
  mine = false,
): { items: StockRow[]; isLoaded: boolean } {
  const list = usePages('GET /staff/stock_items', { stage, ...(mine ? { mine } : {}) }, { limit: 100 })
  const items = (list.data?.items ?? [])
    .filter((item) => !warehouse || item.warehouse_id === warehouse)
    .toSorted((a, b) => since(a).localeCompare(since(b)))
  return { items, isLoaded: list.data !== undefined }
}

/**
 * A list of goods waiting at a station, each with its description and waiting time. `head` narrows it to the
 * user's own.
 */
export function StockQueue({
  id,
  title,
  head,
  none,
  items,
  chosen,
  onChoose,
  since,
  sub,
}: {
  id: string
  title: string
  head?: ReactNode
  /** Said when the list is empty. */
  none?: string | undefined
  items: readonly StockRow[]
  chosen: string
  onChoose: (id: string) => void
  since: (row: StockRow) => string
  sub: (row: StockRow) => ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <StationTitle id={id}>{title}</StationTitle>
      {head}
      {none && items.length === 0 && <p className="text-ink-2">{none}</p>}
      {items.length > 0 && (
        <div className="overflow-clip rounded-card border bg-surface">
          <ul className="-mb-px">
            {items.map((item) => (
              <QueueRow
                key={item.id}
                chosen={item.id === chosen}
                image={item.image}
                title={namesOf(item).title.text}
                {...titleLang(item)}
                about={<GoodsAbout goods={item} />}
                sub={sub(item)}
                end={<Age since={since(item)} />}
                onChoose={() => onChoose(item.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
