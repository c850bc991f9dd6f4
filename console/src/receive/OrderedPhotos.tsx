import { stationText } from '@longhaul/text/console/station/station.ts'
import type { StockRow } from './stock-item.ts'
import { StockQueue, useStockQueue } from './StockQueue.tsx'

/** Items on a warehouse's shelves for which shoppers ordered photos, the longest waiting first. */
export const useOrderedPhotos = (warehouse: string): StockRow[] =>
  useStockQueue('photos', warehouse, askedAt).items

const askedAt = (row: StockRow): string => row.photo_order?.created_at ?? row.received_at

const placeOf = (row: StockRow) => (
  <>
    <b className="code">{row.shelf}</b> {row.photo_order?.remark}
  </>
)

/** Lists where each item is and which photos are wanted. Renders nothing if there are none. */
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
    />
  )
}
