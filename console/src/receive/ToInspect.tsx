import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import type { ReactNode } from 'react'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import type { StockRow } from './stock-item.ts'
import { StockQueue, useStockQueue } from './StockQueue.tsx'

/**
 * Items that arrived in a warehouse and are not on a shelf yet, the longest waiting first; `mine`: only the
 * user's own.
 */
export const useToInspect = (warehouse: string, mine = false): StockRow[] =>
  useStockQueue('received', warehouse, arrivedAt, mine)

const arrivedAt = (row: StockRow): string => row.received_at

const numberOf = (row: StockRow) => (
  <>
    <AssignedTo kind="inspection" id={row.id} />
    <span className="code">{row.tracking_number}</span>
  </>
)

/** The list of items that were scanned and set aside. */
export function ToInspect({
  items,
  head,
  chosen,
  onChoose,
  title = receiveText.toInspect(items.length),
}: {
  items: readonly StockRow[]
  head?: ReactNode
  chosen: string
  onChoose: (id: string) => void
  title?: string
}) {
  return (
    <StockQueue
      id="to-inspect"
      title={title}
      head={head}
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      since={arrivedAt}
      sub={numberOf}
    />
  )
}
