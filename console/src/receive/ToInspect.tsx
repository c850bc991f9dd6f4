import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { Age } from '../shared/Age.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { StationTitle } from '../shared/station/Station.tsx'
import type { StockRow } from './stock-item.ts'

/** What arrived in a warehouse and is not on a shelf yet, the longest waiting first. */
export function useToInspect(warehouse: string): StockRow[] {
  const list = usePages('GET /staff/stock_items', { stage: 'received' }, { limit: 100 })
  return (list.data?.items ?? [])
    .filter((item) => !warehouse || item.warehouse_id === warehouse)
    .toSorted((a, b) => a.received_at.localeCompare(b.received_at))
}

/** For what was scanned and put aside. */
export function ToInspect({
  items,
  chosen,
  onChoose,
  title = receiveText.toInspect(items.length),
}: {
  items: readonly StockRow[]
  chosen: string
  onChoose: (id: string) => void
  title?: string
}) {
  return (
    <section aria-labelledby="to-inspect">
      <StationTitle id="to-inspect">{title}</StationTitle>
      {items.length > 0 && (
        <div className="overflow-clip rounded-card border bg-surface">
          <ul className="-mb-px">
            {items.map((item) => (
              <QueueRow
                key={item.id}
                chosen={item.id === chosen}
                image={item.image}
                title={item.title}
                titleLang="zh-Hans"
                sub={<span className="code">{item.tracking_number}</span>}
                end={<Age since={item.received_at} />}
                endBelow={item.photo_shots > 0 && receiveText.shots(item.photo_shots)}
                onChoose={() => onChoose(item.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
