import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { orderWords, platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { PageLink, type StaffItem } from '../shared/ItemSubject.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { Group } from './group-by-seller.ts'
import { PurchaseForm } from './PurchaseForm.tsx'
import { LatinNames } from '../shared/LatinNames.tsx'

/** One seller: what to buy there, item by item; the chosen one opens its purchase record. */
export function SellerGroup({
  group,
  chosen,
  onChoose,
  lastNumber,
  goneId,
  onBought,
  onAsked,
}: {
  group: Group
  chosen: string
  onChoose: (id: string) => void
  lastNumber: string
  /** The item that a colleague dealt with while its form was open here. */
  goneId: string
  onBought: (id: string, sellerOrderNumber: string) => void
  onAsked: (id: string) => void
}) {
  return (
    <Card
      flush
      title={
        <Line as="span">
          <Tag>{platformName(group.platform)}</Tag>
          <span lang="zh-Hans">{group.sellerName || purchaseText.unknownSeller}</span>
        </Line>
      }
      aside={purchaseText.groupSum(group.items.length, money(group.totalFen))}
    >
      <ul>
        {group.items.map((item) => (
          <li key={item.id} className="border-t border-line/65 first:border-line">
            <BuyRow
              item={item}
              chosen={item.id === chosen}
              onChoose={() => onChoose(item.id === chosen ? '' : item.id)}
            />
            {item.id === chosen && (
              <PurchaseForm
                item={item}
                lastNumber={lastNumber}
                isGone={item.id === goneId}
                onBought={(number) => onBought(item.id, number)}
                onAsked={() => onAsked(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the shopper said of the item and of its order: whoever buys reads it before the page is open. */
function Remarks({ item }: { item: StaffItem }) {
  const said = [
    { name: orderWords.remark, text: item.remark },
    { name: consoleWords.orderRemark, text: item.order_remark },
  ].filter(({ text }) => text !== '')
  return said.map(({ name, text }) => (
    <p key={name} className="text-sm">
      <span className="text-ink-2">{name}</span> <b className="font-medium">{text}</b>
    </p>
  ))
}

const CHOSEN = 'bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]'

function BuyRow({ item, chosen, onChoose }: { item: StaffItem; chosen: boolean; onChoose: () => void }) {
  const me = useMe()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-4 px-5 py-3 max-md:grid-cols-[auto_minmax(0,1fr)] ${chosen ? CHOSEN : ''}`}
      ref={row}
    >
      <Thumb src={item.image} />
      <div className="grid gap-0.5">
        <p>
          <b lang="zh-Hans">{item.title}</b>
          <LatinNames of={item} />
        </p>
        <p className="muted text-sm">
          {item.options_text && (
            <>
              <span lang="zh-Hans">{item.options_text}</span>{' '}
              <CopyButton text={item.options_text} what={bulkPurchaseText.options} /> ·{' '}
            </>
          )}
          {item.quantity} × {money(item.unit_price_fen)} ·{' '}
          <Link className="code whitespace-nowrap" to={to.order(item.order_id)}>
            {item.order_number}
          </Link>{' '}
          · <Age since={item.stage_at} />
          <HeldBy kind="order_item" id={item.id} />
        </p>
        <Line as="p">
          <PageLink item={item} small />
          {item.page_price_fen !== null && <Tag tone="warn">{purchaseText.ownPrice}</Tag>}
          {item.alternative && <Tag tone="info">{purchaseText.alternative}</Tag>}
        </Line>
        <Remarks item={item} />
      </div>
      <p className="num text-end font-medium max-md:col-start-2 max-md:text-start">
        {money(item.goods_fen)}
        {item.freight_fen > 0 && (
          <small className="block font-normal text-ink-2">
            {purchaseText.withFreight(money(item.freight_fen))}
          </small>
        )}
      </p>
      <div className="grid max-md:col-span-full">
        <Button
          type={chosen ? 'assistWhite' : 'blackLine'}
          guardMs={0}
          aria-expanded={chosen}
          disabledReason={whyNotRole(me, ['buyer'])}
          onClick={onChoose}
        >
          {chosen ? purchaseText.closeForm : purchaseText.openForm}
        </Button>
      </div>
    </div>
  )
}
