import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { CHASE_GROUPS } from '@longhaul/domain/orders/seller-chase.ts'
import { lateSellersText as words } from '@longhaul/text/console/purchase/late-sellers.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { dayAndMonth } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { type ReactNode, useId } from 'react'
import { ageText } from '../shared/Age.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMine } from '../shared/work/use-mine.tsx'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { ChaseForm } from './ChaseForm.tsx'
import { LateItems } from './LateItems.tsx'
import type { LateOrder } from './late-order.ts'

const REFETCH_MS = 60_000
const NONE = 'none'

/**
 * Sellers' orders that are late: whose shoppers must hear of it, whom to ask, and whose answer is awaited.
 * The first that needs something is open.
 */
export function LateSellers() {
  const list = useCall('GET /staff/late_seller_orders', undefined, { refetchMs: REFETCH_MS })
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const mine = useMine<LateOrder>('seller_order', ({ id }) => id, true)
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={5} />}>
      {({ items: all, today }) => {
        const items = mine.keep(all)
        const open = chosen || (items.find(({ group }) => group !== 'wait')?.id ?? '')
        if (all.length === 0) return <EmptyState title={words.empty} />
        return (
          <Stack>
            {mine.buttons}
            {items.length === 0 && <EmptyState title={workText.noneMine} />}
            {CHASE_GROUPS.map((group) => (
              <Group key={group} group={group} orders={items.filter((order) => order.group === group)}>
                {(order) => (
                  <Order
                    key={order.id}
                    order={order}
                    today={today}
                    isOpen={order.id === open}
                    onToggle={() => choose(order.id === open ? NONE : order.id)}
                  />
                )}
              </Group>
            ))}
          </Stack>
        )
      }}
    </Loaded>
  )
}

function Group({
  group,
  orders,
  children,
}: {
  group: LateOrder['group']
  orders: readonly LateOrder[]
  children: (order: LateOrder) => ReactNode
}) {
  const id = useId()
  if (orders.length === 0) return null
  const { title, what } = words.groups[group]
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id}>{title}</h2>
        <p className="text-sm text-ink-2">{what}</p>
      </div>
      {orders.map(children)}
    </section>
  )
}

function Order({
  order,
  today,
  isOpen,
  onToggle,
}: {
  order: LateOrder
  today: string
  isOpen: boolean
  onToggle: () => void
}) {
  const seller = order.seller_name || purchaseText.unknownSeller
  return (
    <Card
      as="article"
      level={3}
      flush
      title={
        <Line as="span">
          <Tag>{platformName(order.platform)}</Tag>
          <span lang="zh-Hans">{seller}</span>
        </Line>
      }
      aside={
        <Button
          size="small"
          guardMs={0}
          aria-expanded={isOpen}
          {...(isOpen ? {} : { 'aria-label': words.openOf(seller) })}
          onClick={onToggle}
        >
          {isOpen ? words.close : words.open}
        </Button>
      }
    >
      <Summary order={order} />
      {isOpen && (
        <div className="border-t border-line px-5 py-2">
          <AssignBar kind="seller_order" id={order.id} />
        </div>
      )}
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)_360px] border-t border-line max-desk:grid-cols-1">
          <LateItems order={order} />
          <ChaseForm key={`${order.id} ${order.chases.length}`} order={order} today={today} />
        </div>
      )}
    </Card>
  )
}

/** How late the order is, what of it, and what became of asking. */
function Summary({ order }: { order: LateOrder }) {
  const now = useNow()
  const shoppers = new Set(order.items.map((item) => item.shopper_id)).size
  const last = order.chases[0]
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pb-3 text-sm text-ink-2">
      <AssignedTo kind="seller_order" id={order.id} />
      <span className="flex items-center">
        <span className="code">{order.number}</span>
        <CopyButton text={order.number} what={words.number} />
      </span>
      <span className={`tabular-nums ${order.group === 'tell' ? 'font-semibold text-bad' : 'text-warn'}`}>
        {words.states[order.state]}
        {now !== null && ` · ${words.late(ageText(order.due_at, now))}`}
      </span>
      <span>{words.counts(order.items.length, shoppers)}</span>
      <span>
        {last
          ? `${words.last(dayAndMonth(last.asked_at), last.note)} · ${words.until(dayAndMonth(last.ask_again_on))}`
          : words.never}
      </span>
    </p>
  )
}
