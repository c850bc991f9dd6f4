import { useMemo, useState } from 'react'
import type { Shelf, StockItem } from './shelf.ts'

/** The photo desk: what has pictures to look at, which of it waits for a word, and what lies on the desk now. */
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

/** An item with a problem waits for its shopper; one with an open refund does not. */
const isWaiting = (item: StockItem): boolean =>
  item.stage === 'abnormal' && !item.refund_open && item.order_item_id !== null
