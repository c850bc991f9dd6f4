import { pricePerPiece } from '@longhaul/domain/orders/amounts.ts'
import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { orderAdvice } from '@longhaul/text/storefront/orders/order-advice.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { orderAgainText } from '@longhaul/text/storefront/orders/order-again.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { to } from '../links.ts'
import { goodsName } from '../shared/goods-name.ts'
import { GoodsName, GoodsOptions, OriginalName } from '../shared/GoodsName.tsx'
import { AnsweredBox } from './AnsweredBox.tsx'
import { InspectionBox } from './InspectionBox.tsx'
import { ItemActions } from './ItemActions.tsx'
import { type OrderItem, stageKinds } from './order-looks.ts'
import { OwnName } from './OwnName.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { RefundBox } from './RefundBox.tsx'
import { SupplementStep } from './SupplementStep.tsx'

const say = ordersText.detail

/** One item of an order: the goods, its state, what it waits for, the inspection, and its actions. */
export function OrderGoods({
  item,
  isAlone,
  isDecidedAbove,
}: {
  item: OrderItem
  /** The order's only item: the page already shows the order's state, which is the same. */
  isAlone: boolean
  /** The decision about it is shown at the top of the page. */
  isDecidedAbove: boolean
}) {
  const isRefunding = openRefund(item) !== undefined
  const isEnded = ['cancelled', 'refunded', 'abandoned'].includes(item.stage)
  return (
    <article className="border-t border-line py-5" aria-label={goodsName(item)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <GoodsPicture src={item.image} size={120} />
        <div className="grid grid-cols-1 min-w-0 content-start gap-1">
          <h3 className="text-md">
            <GoodsName of={item} />
          </h3>
          <OriginalName of={item} />
          <p className="text-sm text-ink-2 empty:hidden">
            <GoodsOptions of={item} />
          </p>
          <OwnName item={item} />
          {!isAlone && <Standing item={item} />}
          <Wishes item={item} />
          {item.url && (
            <Link className="justify-self-start py-1 text-sm print:hidden" to={to.goods(item.url)}>
              {orderAgainText.other}
            </Link>
          )}
          <a
            className="justify-self-start py-1 text-sm"
            href={item.url}
            target="_blank"
            rel="noreferrer noopener"
          >
            {say.originalPage} · {platformName(item.platform)}
          </a>
        </div>
        <Price item={item} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
        {item.question && !isDecidedAbove && <QuestionStep item={item} question={item.question} />}
        {item.supplement && !isDecidedAbove && <SupplementStep supplement={item.supplement} />}
        {/* A refund request has its own button to withdraw it. */}
        {item.answered?.accepted && <AnsweredBox item={item} answered={item.answered} />}
        {item.refund && <RefundBox item={item} refund={item.refund} />}
        {item.inspection && (
          <InspectionBox
            item={item}
            inspection={item.inspection}
            isShownAbove={isDecidedAbove && item.question?.kind === 'problem'}
          />
        )}
        {isEnded && <Ending item={item} />}
      </div>
      {!isEnded && <ItemActions item={item} isRefunding={isRefunding} />}
    </article>
  )
}

const openRefund = ({ refund }: OrderItem) => OPEN_REFUND_STAGES.find((stage) => stage === refund?.stage)

/** The state of an item among several. */
function Standing({ item }: { item: OrderItem }) {
  const refundStage = openRefund(item)
  const words = statusText.stages[item.stage]
  return (
    <>
      <p className="mt-1">
        <StatusTag kind={refundStage ? 'working' : stageKinds[item.stage]}>
          {refundStage ? statusText.statuses.refund_processing.name : words.name}
        </StatusTag>
      </p>
      <p className="text-sm text-ink-2">
        {refundStage
          ? orderPageText.refunds[refundStage].means
          : sentences(words.means, orderAdvice.stages[item.stage].next)}
      </p>
    </>
  )
}

function Price({ item }: { item: OrderItem }) {
  return (
    <div className="num col-span-2 flex flex-wrap items-baseline justify-between gap-x-4 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
      <span className="text-sm text-ink-2">
        {say.unitPrice(item.quantity, money(pricePerPiece(item.amounts.goods_fen, item.quantity)))}
      </span>
      <Money
        fen={item.cost_fen}
        was={item.cost_fen === item.amounts.total_fen ? undefined : item.amounts.total_fen}
        strong
      />
      {item.page_price_fen !== null && (
        <span className="text-sm text-ink-2">{say.pagePrice(money(item.page_price_fen))}</span>
      )}
      {item.frozen_fen > 0 && (
        <span className="text-sm text-ink-2">
          {say.frozen} {money(item.frozen_fen)}
        </span>
      )}
    </div>
  )
}

function Wishes({ item }: { item: OrderItem }) {
  const reason = Object.entries(wishWords.reasons).find(([name]) => name === item.price_reason)?.[1]
  const wishes = [
    reason && [wishWords.ownPrice(reason), item.price_reason_text].filter(Boolean).join(' · '),
    item.photo_shots > 0 &&
      [wishWords.photos(item.photo_shots), item.photo_remark].filter(Boolean).join(' · '),
    item.remark && named(wishWords.remark, item.remark),
    item.sold_out_choice === 'alternative' && wishWords.ifSoldOut(item.alternative),
    item.sold_out_choice === 'cancel' && wishWords.ifSoldOut(wishWords.soldOut.cancel),
    item.tolerance_percent > 0 && wishWords.tolerance(item.tolerance_percent),
    item.refunded_quantity > 0 &&
      item.refunded_quantity < item.quantity &&
      say.refundedPieces(item.refunded_quantity, item.quantity),
  ].filter((wish) => typeof wish === 'string' && wish !== '')
  return wishes.map((wish) => (
    <p key={String(wish)} className="text-sm break-words text-ink-2">
      {wish}
    </p>
  ))
}

/** Who ended it, and the reason if one was given. */
function Ending({ item }: { item: OrderItem }) {
  const who = item.closed_by && orderPageText.actors[item.closed_by]
  if (!who && !item.close_reason) return null
  return (
    <p className="text-sm text-ink-2">
      {[who && say.closedBy(who), item.close_reason].filter(Boolean).join(' · ')}
    </p>
  )
}
