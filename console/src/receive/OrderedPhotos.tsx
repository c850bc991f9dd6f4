import { stationText } from '@longhaul/text/console/station/station.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import type { StockRow } from './stock-item.ts'
import { StockQueue, useStockQueue } from './StockQueue.tsx'

/** What shoppers ordered photos of while it lies on its shelf in a warehouse, the longest waiting first. */
export const useOrderedPhotos = (warehouse: string): StockRow[] => useStockQueue('photos', warehouse, askedAt)

const askedAt = (row: StockRow): string => row.photo_order?.created_at ?? row.received_at

const placeOf = (row: StockRow) => (
  <>
    <b className="code">{row.shelf}</b> {row.photo_order?.remark}
  </>
)

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
    <StockQueue
      id="ordered-photos"
      title={stationText.photos.ordered(items.length)}
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      since={askedAt}
      sub={placeOf}
      shots={(item) => item.photo_order && receiveText.shots(item.photo_order.shots)}
    />
  )
}
