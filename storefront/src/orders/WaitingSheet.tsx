import { money } from '@longhaul/text/format.ts'
import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsPicture, type GoodsSize } from '@longhaul/ui/density/GoodsPicture.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { isQuestion, wordsOf } from '../shared/step-words.ts'
import { LeadAnswers } from '../shared/answer/LeadAnswers.tsx'
import { useCancelOrder } from './use-cancel-order.ts'
import { type WaitingOrder, itemOfStep, pageOfStep } from './waiting-order.ts'
import { goodsName, goodsOptions } from '../shared/goods-name.ts'

const say = orderListText.list
const WIDE = '-mx-4 border-y sm:mx-0 sm:rounded-card sm:border'
const GRID = 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 md:gap-x-6'

/** Everything that needs the shopper on one sheet: the first leads, the others are rows, by deadline. */
export function WaitingSheet({ orders }: { orders: readonly WaitingOrder[] }) {
  const [lead, ...rows] = orders
  if (!lead) return null
  return (
    <section className={`${WIDE} border-line bg-surface px-4 md:px-6`} aria-label={say.needsYou}>
      <article
        className={`${GRID} items-start md:py-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(15rem,18rem)]`}
      >
        <Seen order={lead} size={176} />
        <Words order={lead} level={2} />
        <div className="col-span-2 grid gap-3 md:max-lg:grid-cols-2 lg:col-span-1 lg:self-center">
          <LeadActions order={lead} />
        </div>
      </article>
      {rows.length > 0 && (
        <ul className="*:border-t *:border-line">
          {rows.map((order) => (
            <WaitingRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One order that needs the shopper, with a link to its next step. */
export function WaitingRow({ order }: { order: WaitingOrder }) {
  return (
    <li className={`${GRID} md:grid-cols-[auto_minmax(0,1fr)_auto]`}>
      <Seen order={order} size={96} />
      <Words order={order} level={3} />
      <div className="col-start-2 flex flex-wrap gap-3 md:col-start-3">
        <Cancel order={order} />
        <ButtonLink to={pageOfStep(order)}>{wordsOf(order.next).action}</ButtonLink>
      </div>
    </li>
  )
}

/** An unpaid order can be cancelled in place. */
function Cancel({ order }: { order: WaitingOrder }) {
  const cancel = useCancelOrder()
  if (order.next.about !== 'order_unpaid') return null
  return (
    <Button type="blackLine" onClick={() => cancel(order)}>
      {say.cancel}
    </Button>
  )
}

function Seen({ order, size }: { order: WaitingOrder; size: GoodsSize }) {
  const item = itemOfStep(order)
  return <GoodsPicture src={item?.photo ?? item?.image} size={size} />
}

function Words({ order, level }: { order: WaitingOrder; level: 2 | 3 }) {
  const { next } = order
  const item = itemOfStep(order)
  const { title, otherwise } = wordsOf(next)
  const Heading = `h${level}` as const
  const isDay = next.kind === 'pack'
  return (
    <div className="grid min-w-0 gap-1">
      {next.by && (
        <Deadline
          until={next.by}
          only={isDay ? 'date' : undefined}
          {...(isDay ? { says: stepText.until } : {})}
        />
      )}
      <Heading className={level === 2 ? 'text-xl md:text-2xl' : 'text-md'}>{title}</Heading>
      {otherwise && <p className={level === 2 ? 'text-ink-2' : 'text-sm text-ink-2'}>{otherwise}</p>}
      <p className="text-sm text-ink-2">
        {item && [goodsName(item), goodsOptions(item)].filter(Boolean).join(' · ')} ·{' '}
        <span className="num">{money(order.amounts.total_fen)}</span> ·{' '}
        <Link className="code" to={to.order(order.id)}>
          {order.number}
        </Link>
      </p>
    </div>
  )
}

/** The leading decision is made in place where two buttons suffice. */
function LeadActions({ order }: { order: WaitingOrder }) {
  const { next } = order
  const item = itemOfStep(order)
  if (isQuestion(next) && item)
    return (
      // Two buttons, stacked.

      <LeadAnswers itemId={item.id} step={next} />
    )
  return (
    <>
      <ButtonLink type={stepButton(next.kind)} size="big" to={pageOfStep(order)}>
        {wordsOf(next).action}
      </ButtonLink>
      <Cancel order={order} />
    </>
  )
}
