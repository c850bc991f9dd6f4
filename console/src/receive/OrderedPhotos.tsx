import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { Age } from '../shared/Age.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { StationTitle } from '../shared/station/Station.tsx'
import type { StockRow } from './stock-item.ts'

/** What shoppers ordered photos of while it lies on its shelf in a warehouse, the longest waiting first. */
export function useOrderedPhotos(warehouse: string): StockRow[] {
  const list = usePages('GET /staff/stock_items', { stage: 'photos' }, { limit: 100 })
  return (list.data?.items ?? [])
    .filter((item) => !warehouse || item.warehouse_id === warehouse)
    .toSorted((a, b) => askedAt(a).localeCompare(askedAt(b)))
}

const askedAt = (row: StockRow): string => row.photo_order?.created_at ?? row.received_at

/** Where each is, and what is asked for. Nothing where nobody waits. */
export function OrderedPhotos({
  items,
  chosen,
  onChoose,
}: {
  items: readonly StockRow[]
  chosen: string
  onChoose: (id: string) => void
}) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="ordered-photos">
      <StationTitle id="ordered-photos">{stationText.photos.ordered(items.length)}</StationTitle>
      <div className="overflow-clip rounded-card border bg-surface">
        <ul className="-mb-px">
          {items.map((item) => (
            <QueueRow
              key={item.id}
              chosen={item.id === chosen}
              image={item.image}
              title={item.title}
              titleLang="zh-Hans"
              sub={
                <>
                  <b className="code">{item.shelf}</b> {item.photo_order?.remark}
                </>
              }
              end={<Age since={askedAt(item)} />}
              endBelow={item.photo_order && receiveText.shots(item.photo_order.shots)}
              onChoose={() => onChoose(item.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
