import { goodsCardText } from '@longhaul/text/console/station/goods-card.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { money } from '@longhaul/text/format.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Facts } from '../shared/Facts.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'

const { reasons, soldOut }: Readonly<Record<'reasons' | 'soldOut', Readonly<Record<string, string>>>> =
  wishWords

/** What the shopper asked for, verbatim. Unusual requests are highlighted: an own price, wishes, photos. */
export function AskedFor({ item }: { item: StaffItem }) {
  const words = reviewText.asked
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          {
            name: words.options,
            value: item.options_text ? <span lang="zh-Hans">{item.options_text}</span> : words.none,
          },
          { name: words.quantity, value: item.quantity, mark: item.quantity > 1 },
          {
            name: words.price,
            value: <Money fen={item.unit_price_fen} was={item.page_price_fen ?? undefined} />,
            mark: item.page_price_fen !== null,
          },
          item.price_reason !== null && {
            name: words.priceReason,
            mark: true,
            value: (
              <>
                <b>{reasons[item.price_reason] ?? item.price_reason}</b>
                {item.price_reason_text && <span className="block">{item.price_reason_text}</span>}
                <span className="muted block text-sm">
                  {words.priceDifference(
                    money(Math.abs((item.page_price_fen ?? 0) - item.unit_price_fen) * item.quantity),
                  )}
                </span>
              </>
            ),
          },
          ...item.remarks.map(({ of, text }) => ({
            name: goodsCardText.remarks[of],
            value: text,
            mark: true,
          })),
          {
            name: words.soldOut,
            value: <SoldOutChoice item={item} />,
          },
          item.tolerance_percent > 0 && {
            name: words.priceRise,
            value: wishWords.tolerance(item.tolerance_percent),
            mark: true,
          },
          {
            name: words.photos,
            value:
              item.photo_shots === 0 ? (
                words.none
              ) : (
                <>
                  <b>{wishWords.photos(item.photo_shots)}</b>
                  {item.photo_remark && <span className="block">{item.photo_remark}</span>}
                </>
              ),
          },
          { name: words.warehouse, value: item.warehouse_id },
        ]}
      />
    </Card>
  )
}

/** What to do if it is sold out, with the alternative that the shopper named. */
export const SoldOutChoice = ({ item }: { item: StaffItem }) => (
  <>
    {soldOut[item.sold_out_choice] ?? item.sold_out_choice} {item.alternative && <b>{item.alternative}</b>}
  </>
)
