import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { money } from '@longhaul/text/format.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

/** The real price against what is on hold for it, as a sentence that changes while one types. */
export function Difference({
  item,
  balance,
}: {
  item: StaffItem
  balance: { missingFen: number; savedFen: number } | null
}) {
  const held = item.frozen_fen - (item.total_fen - item.goods_fen - item.freight_fen)
  const state = !balance
    ? 'unread'
    : balance.missingFen > 0
      ? 'missing'
      : balance.savedFen > 0
        ? 'saved'
        : 'exact'
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums" role="status">
      <span className="muted">{purchaseText.held(money(held))}</span>
      {balance && state === 'missing' && (
        <b className="text-bad">{purchaseText.missing(money(balance.missingFen))}</b>
      )}
      {balance && state === 'saved' && (
        <b className="text-ok">{purchaseText.saved(money(balance.savedFen))}</b>
      )}
      {state === 'exact' && <b className="text-ok">{purchaseText.exact}</b>}
    </p>
  )
}
