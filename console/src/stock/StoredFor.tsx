import { lateDays } from '@longhaul/domain/warehouse/storage.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import type { StockRow } from './stock-row.ts'

/** The day of arrival is day 1, as the storage rules count. */
export const daysStored = (stockedAt: string, now: number): number =>
  lateDays(new Date(stockedAt), new Date(now), 0)

/** How many days an item has been on its shelf. */
export function StoredFor({ row }: { row: Pick<StockRow, 'stocked_at'> }) {
  const now = useNow()
  if (row.stocked_at === null || now === null) return <>—</>
  return <span className="num">{stockText.day(daysStored(row.stocked_at, now))}</span>
}
