import { money, warehouseFormat } from '@longhaul/text/format.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type StockItem, urgencyOf } from './shelf.ts'

const COLORS = { calm: 'text-kraft', soon: 'text-warn', overdue: 'text-bad' } as const

/**
 * The free days left and the last free day: kraft while there is time, amber in the last week, crimson and in
 * words when expired.
 */
export function StorageDays({ item }: { item: StockItem }) {
  const text = warehouseText.shelf.free
  const urgency = urgencyOf(item)
  // Of what is moved or looked for, the reason why it cannot be shipped says that these days are free.
  if (!urgency || !item.free_until || item.days_left === null)
    return item.stage === 'in_parcel' && <p className="text-sm text-ink-2">{text.stopped}</p>
  const color = COLORS[urgency]
  const date = warehouseFormat.dayAndMonth(item.free_until)
  return (
    <p className="text-sm">
      <span>
        {urgency !== 'calm' && <TriangleAlert className={`me-1 inline size-4 align-[-0.15em] ${color}`} />}
        <b className={`font-medium ${color}`}>
          {urgency === 'overdue' ? text.overdue(-item.days_left) : text.left(item.days_left)}
        </b>{' '}
        <time className="text-ink-2" dateTime={item.free_until}>
          {urgency === 'overdue' ? text.since(date) : text.until(date)}
        </time>
        {item.late_fee_fen > 0 && (
          <span className="block text-bad">{text.fee(money(item.late_fee_fen))}</span>
        )}
        {item.disposal_from && (
          <span className="block text-bad">
            {storageText.disposal(warehouseFormat.date(item.disposal_from))}
          </span>
        )}
      </span>
    </p>
  )
}
