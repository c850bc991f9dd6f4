import { useMemo, useState } from 'react'
import type { Shelf, StockItem } from './shelf.ts'

/** The photo desk: the items with photos, those that await a verdict, and the one currently open. */
export function usePhotoDesk(shelf: Shelf) {
  const [openId, open] = useState('')
  const items = useMemo(
    () => [...shelf.notReady.filter(isWaiting), ...shelf.ready].filter((item) => item.photos.length > 0),
    [shelf],
  )
  const waiting = items.filter((item) => item.stage === 'abnormal' || !item.accepted_at)
  return { items, waiting, openId, open }
}

export type PhotoDeskState = ReturnType<typeof usePhotoDesk>

/** An item with a problem awaits its shopper's decision; one with an open refund does not. */
const isWaiting = (item: StockItem): boolean =>
  item.stage === 'abnormal' && !item.refund_open && item.order_item_id !== null
