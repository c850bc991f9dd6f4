import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { nextStepsText } from '@longhaul/text/console/lists/next-steps.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { dateTime, money, moneyWithCode } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode } from 'react'
import { useOpened } from '../shared/last-opened.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { RecordLink } from '../shared/page-ref.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { TurnCard, sentenceOf } from '../shared/TurnCard.tsx'
import { Timeline } from './Timeline.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PageLink } from '../shared/ItemSubject.tsx'

const words = recordsText.order
type Order = Reply<'GET /staff/orders/{id}'>
type Item = Order['items'][number]

/** One order: its facts, items with their stages, money, and timeline. */
export default function OrderScreen() {
  const [id] = useSearchParam('id')
  const order = useCall('GET /staff/orders/{id}', { params: { id } })
  useOpened('order', order.data?.id, order.data?.number)
  const timeline = useCall('GET /staff/orders/{id}/timeline', { params: { id } })
  return (
    <Page
      title={order.data ? words.title(order.data.number) : consoleWords.order}
      actions={
        order.data && (
          <>
            <CopyButton text={order.data.number} what={recordsText.records.number} />
            <InBooks number={order.data.number} />
            <AuditLink kind="order" id={order.data.id} />
          </>
        )
      }
    >
      <Loaded of={order}>
        {(row) => (
          <Stack>
            <TurnCard turn={row.turn} />
            <SideBySide>
              <Card title={words.facts}>
                <Facts facts={factsOf(row)} />
              </Card>
              <Card title={recordsText.shopper.money}>
                <Receipt rows={moneyRows(row)} total={{ label: words.total, fen: row.total_fen }} />
                {row.cost_fen !== row.total_fen && (
                  <p className="mt-2 num">{words.inTheEnd(moneyWithCode(row.cost_fen))}</p>
                )}
              </Card>
            </SideBySide>
            <Card title={words.items} flush>
              <ul>
                {row.items.map((item) => (
                  <ItemRow key={item.id} item={item} />
                ))}
              </ul>
            </Card>
            <Timeline of={timeline} stages={consoleWords.itemStages} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function ItemRow({ item }: { item: Item }) {
  const facts = [
    item.seller_order_number && `${words.sellerOrder} ${item.seller_order_number}`,
    item.tracking_number && `${consoleWords.trackingNumber} ${item.tracking_number}`,
    item.shelf && `${words.shelf} ${item.shelf}`,
  ].filter(Boolean)
  return (
    <ThingRow
      end={
        <>
          <p>{consoleWords.itemStages[item.stage]}</p>
          {item.turn.actor && <p className="muted text-sm">{nextStepsText.actors[item.turn.actor]}</p>}
          <p className="muted text-sm">
            <DateTime at={item.stage_at} />
          </p>
          <p>
            <b className="num">{money(item.total_fen)}</b>
          </p>
          {item.frozen_fen > 0 && (
            <p className="muted num text-sm">
              {money(item.frozen_fen)} {words.onHold}
            </p>
          )}
        </>
      }
    >
      <GoodsCard size="s" goods={item} beside={<PageLink item={item} small />} />
      {item.turn.next && <p className="text-sm">{sentenceOf(item.turn.next)}</p>}
      {facts.length > 0 && <p className="text-sm">{facts.join(' · ')}</p>}
      <div className="text-sm">
        <Line as="p">
          {item.pages.map((page) => (
            <RecordLink key={page.id} page={page}>
              {page.kind === 'parcel'
                ? words.parcel(page.number)
                : page.kind === 'refund_case'
                  ? words.refund
                  : words.stock}
            </RecordLink>
          ))}
        </Line>
      </div>
    </ThingRow>
  )
}

const factsOf = (order: Order) => [
  {
    name: consoleWords.shopper,
    value: <ShopperLink id={order.shopper.id} name={order.shopper.name} code={order.shopper.code} />,
  },
  { name: words.placed, value: <DateTime at={order.created_at} /> },
  {
    name: words.paid,
    value: order.paid_at ? (
      <DateTime at={order.paid_at} />
    ) : (
      `${words.notPaid}, ${words.payBy(dateTime(order.pay_by))}`
    ),
    mark: order.paid_at === null,
  },
  order.review_due_at !== null && { name: words.reviewBy, value: <DateTime at={order.review_due_at} /> },
  { name: words.seller, value: <span lang="zh-Hans">{order.seller_name || order.platform}</span> },
  { name: consoleWords.warehouse, value: order.warehouse_id },
  order.contact !== '' && { name: words.contact, value: order.contact },
  order.remark !== '' && { name: words.remark, value: order.remark, mark: true },
]

function moneyRows({ items }: Order) {
  const sum = (of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)
  return [
    { label: words.goods, fen: sum((item) => item.goods_fen) },
    { label: words.freight, fen: sum((item) => item.freight_fen) },
    { label: words.service, fen: sum((item) => item.service_fen) },
    { label: words.photos, fen: sum((item) => item.photos_fen) },
  ]
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line px-5 py-3 last:border-b-0 max-md:grid-cols-1'

/** An item of an order: its description, and at the end its state. */
function ThingRow({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <li className={ROW}>
      <div className="min-w-0">{children}</div>
      <div className="text-end max-md:text-start">{end}</div>
    </li>
  )
}
