import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Tag, type TagTone } from '@longhaul/ui/tag/Tag.tsx'
import { useEffect, useRef } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PageLink, type StaffItem } from '../shared/ItemSubject.tsx'
import { SilentKey } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { AskedFor, SoldOutChoice } from './AskedFor.tsx'
import { PageNow } from './PageNow.tsx'
import { type Verdict, isAgainst, passes } from './verdict.ts'

const ITEM = 'grid gap-3 rounded-control border p-3'
/** The highest key that opens an item. */
const KEYS = 9

/**
 * One item of the order: what it is and what was found; the open one also its request beside its page. What
 * its shopper says of the whole order is said once, above.
 */
export function ReviewItem({
  item,
  place,
  verdict,
  isChosen,
  isOpen,
  onOpen,
}: {
  item: StaffItem
  /** Its number in the order, and its key; null if it is the only one. */
  place: number | null
  verdict: Verdict
  /** Whether a question, a refusal and cancelling concern it. */
  isChosen: boolean
  isOpen: boolean
  onOpen: () => void
}) {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen && place !== null) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, place])
  return (
    <li
      ref={box}
      className={`${ITEM} ${isChosen && place !== null ? 'border-primary shadow-[inset_3px_0_0_var(--primary)]' : ''}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      <GoodsCard
        size="m"
        goods={withoutOrderRemarks(item)}
        beside={<CopyButton text={item.title} what={consoleWords.title} />}
      >
        <Line>
          <Judgment verdict={verdict} />
          <span className="tabular-nums">{reviewText.paidEach(money(item.unit_price_fen))}</span>
          {verdict.priceFen !== undefined && verdict.priceFen !== item.unit_price_fen && (
            <span className="font-medium text-warn tabular-nums">
              {reviewText.pageSays(money(verdict.priceFen))}
            </span>
          )}
        </Line>
        {!isOpen && (
          <p className="text-sm text-ink-2">
            {reviewText.asked.soldOut} <SoldOutChoice item={item} />
            {item.tolerance_percent > 0 && ` · ${wishWords.tolerance(item.tolerance_percent)}`}
          </p>
        )}
        <Line>
          <PageLink item={item} small />
          {isOpen && <AuditLink kind="order_item" id={item.id} />}
          {!isOpen && (
            <Button guardMs={0} onClick={onOpen}>
              {reviewText.open} {place !== null && place <= KEYS && <SilentKey>{String(place)}</SilentKey>}
            </Button>
          )}
        </Line>
      </GoodsCard>
      {isOpen && (
        <SideBySide narrow>
          <AskedFor item={item} />
          <Stack>
            <PageNow item={item} />
            <Card title={reviewText.money}>
              <Amounts item={item} />
            </Card>
          </Stack>
        </SideBySide>
      )}
    </li>
  )
}

const withoutOrderRemarks = (item: StaffItem): StaffItem => ({
  ...item,
  remarks: item.remarks.filter(({ of }) => of !== 'order'),
})

const toneOf = (verdict: Verdict): TagTone => {
  if (isAgainst(verdict)) return 'warn'
  return passes(verdict) && verdict.kind !== 'unread' ? 'ok' : 'plain'
}

const Judgment = ({ verdict }: { verdict: Verdict }) => (
  <Tag tone={toneOf(verdict)}>{reviewText.verdicts[verdict.kind]}</Tag>
)

function Amounts({ item }: { item: StaffItem }) {
  const rest = item.total_fen - item.goods_fen - item.freight_fen
  return (
    <Receipt
      rows={[
        {
          label: reviewText.goods,
          note: `${item.quantity} × ${money(item.unit_price_fen)}`,
          fen: item.goods_fen,
        },
        { label: reviewText.freight, fen: item.freight_fen },
        ...(rest > 0 ? [{ label: reviewText.services, fen: rest }] : []),
      ]}
      total={{ label: reviewText.paid, fen: item.total_fen }}
    />
  )
}
