import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import type { ReactNode } from 'react'
import { Age } from '../shared/Age.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import { StationTitle } from '../shared/station/Station.tsx'
import type { StockRow } from './stock-item.ts'

/** The items waiting at a stage in a warehouse, the longest waiting first. */
export function useStockQueue(
  stage: 'received' | 'photos',
  warehouse: string,
  since: (row: StockRow) => string,
): StockRow[] {
  const list = usePages('GET /staff/stock_items', { stage }, { limit: 100 })
  return (list.data?.items ?? [])
    .filter((item) => !warehouse || item.warehouse_id === warehouse)
    .toSorted((a, b) => since(a).localeCompare(since(b)))
}

/** A list of goods waiting at a station, each with its description and waiting time. */
export function StockQueue({
  id,
  title,
  items,
  chosen,
  onChoose,
  since,
  sub,
}: {
  id: string
  title: string
  items: readonly StockRow[]
  chosen: string
  onChoose: (id: string) => void
  since: (row: StockRow) => string
  sub: (row: StockRow) => ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <StationTitle id={id}>{title}</StationTitle>
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
