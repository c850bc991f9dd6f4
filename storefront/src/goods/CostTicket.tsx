import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { format, money, percent } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { landedTotalText } from '@longhaul/text/storefront/goods/landed-total.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { LandedTotal } from '../shared/landed-cost/LandedTotal.tsx'
import { LandedCostPart } from '../shared/landed-cost/LandedCostPart.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useOwnPrices } from '../shared/use-own-prices.ts'
import { useFormCost } from './form-cost.tsx'
import { GoodsActions } from './GoodsActions.tsx'
import { type GoodsValues, unitPriceOf } from './goods-values.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.estimate

/**
 * The cost up to delivery, with a tear between what is paid now and what is paid at shipping; and the
 * buttons.
 */
export function CostTicket({
  form,
  sums,
  fixed,
  isUnread = false,
}: {
  form: GoodsForm
  sums: ItemAmounts | null
  fixed: boolean
  /** No page was read: until a price is typed, the ticket says what happens next. */
  isUnread?: boolean
}) {
  return (
    <Ticket label={say.title}>
      <TicketPart>
        {isUnread && !sums ? (
          <NextSteps />
        ) : (
          // Reserves the final height from the start, so that the tear does not move.
          <div className={`flex flex-col justify-end ${isUnread ? '' : 'min-h-53 max-md:min-h-38'}`}>
            <ToMyDoor sums={sums} />
            {sums ? (
              <GoodsRows values={form.values} sums={sums} />
            ) : (
              <p className="my-auto text-ink-2">{say.noPrice}</p>
            )}
          </div>
        )}
      </TicketPart>
      <TearLine />
      <TicketPart>
        <LandedCostPart cost={useFormCost()} hasWays={!isUnread} />
        <GoodsActions form={form} sums={sums} fixed={fixed} />
      </TicketPart>
    </Ticket>
  )
}

/** How an order goes on for which nobody knows the price yet. */
function NextSteps() {
  const configuration = useConfiguration()
  const { title, steps } = unreadText.next
  if (!configuration) return <div className="min-h-53" />
  return (
    <>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ol className="grid list-decimal grid-cols-1 gap-2 ps-5 text-sm marker:font-semibold">
        {steps(configuration.review_hours_min, configuration.review_hours_max).map(([step, how]) => (
          <li key={step}>
            <b className="block font-semibold">{step}</b>
            <span className="text-ink-2">{how}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The total, once every price is known. */
function ToMyDoor({ sums }: { sums: ItemAmounts | null }) {
  const cost = useFormCost()
  if (!sums || !cost.line || !cost.data?.total || cost.data.unpriced > 0) return null
  return (
    <div className="mb-4 border-b border-line pb-4">
      <LandedTotal cost={cost} label={(country) => landedTotalText.toDoor(format.country(country))} />
    </div>
  )
}

function GoodsRows({ values, sums }: { values: GoodsValues; sums: ItemAmounts }) {
  const prices = useOwnPrices()
  if (!prices) return null
  const { service_fee_per_mille: fee, photo_price_fen: photoPrice } = prices
  const rows = [
    { label: `${values.quantity} × ${money(unitPriceOf(values) ?? 0)}`, fen: sums.goodsFen },
    { label: orderWords.amounts.freight, fen: sums.freightFen },
    ...(fee > 0 ? [{ label: say.fee(percent(fee)), fen: sums.serviceFen }] : []),
    ...(values.shots > 0
      ? [
          {
            label: `${orderWords.amounts.photos}, ${say.photosNote(values.shots, money(photoPrice))}`,
            fen: sums.photosFen,
          },
        ]
      : []),
  ]
  return (
    <>
      <dl className="grid grid-cols-1 gap-1 max-md:hidden">
        {rows.map(({ label, fen }) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd className="num">{money(fen)}</dd>
          </div>
        ))}
      </dl>
      <div className="md:mt-3">
        <LiveTotal label={say.total} fen={sums.totalFen} />
      </div>
      <p className="text-sm text-ink-2 md:hidden">
        {listed(rows.map(({ label, fen }, at) => `${label}${at === 0 ? ' = ' : ' '}${money(fen)}`))}
      </p>
    </>
  )
}
