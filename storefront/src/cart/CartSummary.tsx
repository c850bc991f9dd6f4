import { type ItemAmounts, orderAmounts, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { ORDER_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { groupBySeller } from '@longhaul/domain/orders/seller-groups.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { percent } from '@longhaul/text/format.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import { useConverted } from '../shared/use-converted.ts'
import { type OwnPrices, useOwnPrices } from '../shared/use-own-prices.ts'
import { acceptId } from './LineChange.tsx'
import type { CartItem } from './use-cart.ts'

const say = cartText.summary

/**
 * What the chosen lines cost, with the button to continue: a ticket beside the list, with the later payment
 * below its tear. On a telephone the ticket is below the list, and the button is in a bar at the bottom of
 * the window.
 */
export function CartSummary({
  chosen,
  toAccept,
}: {
  chosen: readonly CartItem[]
  /** The first chosen line with a new price: its acceptance comes before the order. */
  toAccept: string | undefined
}) {
  const prices = useOwnPrices()
  const navigate = useNavigate()
  const approx = useConverted()
  if (!prices) return null
  const { amounts, orders } = cartSums(chosen, prices)

  function checkOut() {
    if (chosen.length === 0) return void toast.warning(errorText.reasons.no_product_selected)
    if (chosen.length > ORDER_LINES_MAX) return void toast.warning(say.most(ORDER_LINES_MAX))
    if (toAccept) return document.getElementById(acceptId(toAccept))?.focus()
    navigate(to.confirmOrder(chosen.map((item) => item.id)), { state: { seenFen: amounts.totalFen } })
  }
  return (
    <>
      <div className="lg:sticky lg:top-20">
        <Ticket label={say.title} bleeds>
          <TicketPart>
            <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-lg">{say.title}</h2>
              <span className="text-sm text-ink-2">{say.selected(chosen.length)}</span>
            </header>
            <Receipt
              rows={rowsOf(amounts, orders, prices)}
              total={{ label: say.total, fen: amounts.totalFen }}
              approx={approx.payment(amounts.totalFen)}
            />
            <div className="mt-5 hidden lg:block">
              <Button size="auto" type="primary" onClick={checkOut}>
                {say.checkout}
              </Button>
            </div>
            {toAccept && <p className="mt-2 text-sm text-ink-2">{cartText.prices.first}</p>}
          </TicketPart>
          <TearLine />
          <TicketPart>
            {chosen.length > 0 && <CartLandedCost chosen={chosen} />}
            <p className="mt-3 text-sm text-ink-2">
              {sentences(chosen.length > 0 && say.orders(orders), say.later)}
            </p>
          </TicketPart>
        </Ticket>
      </div>
      <div
        data-bottom-bar=""
        className="sticky [@media(max-height:30rem)]:static! bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -mx-4 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-surface px-4 md:bottom-0 md:mx-0 md:rounded-t-card md:border-x lg:hidden"
      >
        <div>
          <p className="text-sm text-ink-2">{say.selected(chosen.length)}</p>
          <LiveTotal label={say.total} fen={amounts.totalFen} />
        </div>
        <Button type="primary" onClick={checkOut}>
          {say.checkout}
        </Button>
      </div>
    </>
  )
}

/**
 * The total of the chosen lines and the number of orders they become, by the same rules that the server
 * prices orders with.
 */
function cartSums(items: readonly CartItem[], own: OwnPrices): { amounts: ItemAmounts; orders: number } {
  const lines = items.map((item) => ({
    item,
    platform: item.platform,
    sellerName: item.seller_name,
    url: item.url,
    freightFen: item.freight_fen,
  }))
  const groups = groupBySeller(lines)
  const prices = {
    photoPriceFen: own.photo_price_fen,
    serviceFeePerMille: own.service_fee_per_mille,
  }
  const amounts = groups.flatMap((group) =>
    orderAmounts(
      group.lines.map(({ item }) => ({
        unitPriceFen: item.unit_price_fen,
        quantity: item.quantity,
        photoShots: item.photo_shots,
      })),
      group.freightFen,
      prices,
    ),
  )
  return { amounts: sumAmounts(amounts), orders: groups.length }
}

const rowsOf = (amounts: ItemAmounts, orders: number, { service_fee_per_mille: fee }: OwnPrices) => {
  const words = orderWords.amounts
  return [
    { label: words.goods, fen: amounts.goodsFen },
    { label: words.freight, fen: amounts.freightFen, note: orders > 0 ? say.freightNote(orders) : undefined },
    ...(fee > 0
      ? [{ label: words.service, fen: amounts.serviceFen, note: orderWords.serviceNote(percent(fee)) }]
      : []),
    ...(amounts.photosFen > 0 ? [{ label: words.photos, fen: amounts.photosFen }] : []),
  ]
}

/** The maximum that the call accepts (contract/src/goods/landed-cost.ts). */
const ITEMS_MAX = 50

/** What the chosen lines cost up to delivery, shipped together. */
function CartLandedCost({ chosen }: { chosen: readonly CartItem[] }) {
  const cost = useLandedCost(
    chosen.slice(0, ITEMS_MAX).map((item) => ({
      url: item.url,
      title: item.title,
      seller_name: item.seller_name,
      options_text: item.options_text,
      quantity: item.quantity,
      unit_price_fen: item.unit_price_fen,
      freight_fen: item.freight_fen,
      photo_shots: item.photo_shots,
    })),
  )
  return (
    <>
      <LandedCostSum cost={cost} title={landedCostText.cart.title} />
      {chosen.length > ITEMS_MAX && (
        <p className="mt-2 text-sm text-warn">{landedCostText.cart.first(ITEMS_MAX, chosen.length)}</p>
      )}
    </>
  )
}
