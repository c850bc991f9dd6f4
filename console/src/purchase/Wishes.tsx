import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { goodsCardText } from '@longhaul/text/console/station/goods-card.ts'
import { money } from '@longhaul/text/format.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

const { reasons, soldOut }: Readonly<Record<'reasons' | 'soldOut', Readonly<Record<string, string>>>> =
  wishWords

/**
 * The shopper's wishes on one line below the item: remarks, own price, second choice, accepted price
 * increase.
 */
export const Wishes = ({ item }: { item: StaffItem }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-0.5 ps-[46px] text-sm">
    {wishesOf(item).map(({ name, text }) => (
      <span key={name}>
        <span className="text-ink-2">{name}</span> <b className="font-medium">{text}</b>
      </span>
    ))}
  </p>
)

function wishesOf(item: StaffItem): { name: string; text: string }[] {
  const reason = item.price_reason && (reasons[item.price_reason] ?? item.price_reason)
  const instead = item.page_price_fen === null ? '' : purchaseText.insteadOf(money(item.page_price_fen))
  return [
    ...item.remarks.map(({ of, text }) => ({ name: goodsCardText.remarks[of], text })),
    {
      name: purchaseText.ownPrice,
      text: instead && `${money(item.unit_price_fen)} ${instead} · ${reason ?? ''} ${item.price_reason_text}`,
    },
    {
      name: purchaseText.soldOut,
      text: [soldOut[item.sold_out_choice] ?? item.sold_out_choice, item.alternative]
        .filter(Boolean)
        .join(' · '),
    },
    {
      name: purchaseText.priceRise,
      text: item.tolerance_percent > 0 ? wishWords.tolerance(item.tolerance_percent) : '',
    },
  ].filter(({ text }) => text !== '')
}
