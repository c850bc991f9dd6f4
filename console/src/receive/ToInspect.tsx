import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import type { ReactNode } from 'react'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { useMine } from '../shared/work/use-mine.tsx'
import type { StockRow } from './stock-item.ts'
import { StockQueue, useStockQueue } from './StockQueue.tsx'

/**
 * Items that arrived in a warehouse and are not on a shelf yet, the longest waiting first; `mine`: only the
 * user's own.
 */
export const useToInspect = (warehouse: string, mine = false) =>
  useStockQueue('received', warehouse, arrivedAt, mine)

/** The same, with the buttons that narrow it to the user's own, and what is said where nothing is. */
export function useOwnToInspect(warehouse: string) {
  const { isOn, buttons } = useMine<StockRow>('inspection', ({ id }) => id, true)
  const { items, isLoaded } = useToInspect(warehouse, isOn)
  return { items, mine: { buttons, none: isOn && isLoaded ? workText.noneMine : undefined } }
}

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
  none,
  chosen,
  onChoose,
  title = receiveText.toInspect(items.length),
}: {
  items: readonly StockRow[]
  head?: ReactNode
  none?: string | undefined
  chosen: string
  onChoose: (id: string) => void
  title?: string
}) {
  return (
    <StockQueue
      id="to-inspect"
      title={title}
      head={head}
      none={none}
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      since={arrivedAt}
      sub={numberOf}
    />
  )
}
