import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { Facts } from '../shared/Facts.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'

const { reasons, soldOut }: Readonly<Record<'reasons' | 'soldOut', Readonly<Record<string, string>>>> =
  orderWords

/** What the buyer has to mind at the shop: the shopper's remark, own price and second choice. */
export function Wishes({ item }: { item: StaffItem }) {
  const reason = item.price_reason && (reasons[item.price_reason] ?? item.price_reason)
  return (
    <Facts
      facts={[
        item.remark !== '' && { name: orderWords.remark, value: item.remark, mark: true },
        item.order_remark !== '' && { name: consoleWords.orderRemark, value: item.order_remark, mark: true },
        item.page_price_fen !== null && {
          name: purchaseText.ownPrice,
          mark: true,
          value: `${money(item.unit_price_fen)} ${purchaseText.insteadOf(money(item.page_price_fen))} · ${reason ?? ''} ${item.price_reason_text}`,
        },
        item.tolerance_percent > 0 && {
          name: purchaseText.dearer,
          value: orderWords.tolerance(item.tolerance_percent),
          mark: true,
        },
        {
          name: purchaseText.soldOut,
          value: `${soldOut[item.sold_out_choice] ?? item.sold_out_choice}${item.alternative ? ` · ${item.alternative}` : ''}`,
        },
      ]}
    />
  )
}
