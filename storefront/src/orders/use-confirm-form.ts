import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { to } from '../links.ts'
import { required } from '../shared/checks.ts'
import { type Wish, keptWish } from '../shared/door/use-door-cost.ts'
import { chosenIn } from './chosen-coupons.ts'

export type Preview = Reply<'POST /orders/preview'>
export type Warehouse = Reply<'GET /warehouses'>['warehouses'][number]
export type ConfirmFormState = ReturnType<typeof useConfirmForm>

const say = ordersText.confirm

/**
 * The form of the confirm page. What was chosen here survives going back and forward. An amount that is not the one the shopper saw last,
 * in the cart or here, has to be accepted before anything is placed.
 */
export function useConfirmForm(ids: readonly string[], preview: Preview, warehouses: readonly Warehouse[]) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const totalFen = preview.amounts.total_fen
  // The cart knows of no coupon and no plan: what it showed is compared with the price before both.
  const { discount_fen: couponFen = 0, plan_saved_fen: planFen = 0 } = preview.amounts
  const fullFen = totalFen + couponFen
  const [seenFen, setSeenFen] = useState(() => seenInCart(location.state, planFen) ?? fullFen)
  const [start] = useState(() => ({
    contact: preview.contact,
    warehouse_id: warehouses[0]?.id ?? '',
    remark: '',
    accept_terms: false,
    ...readKept(),
  }))

  const form = useCallForm('POST /orders', {
    start,
    check: {
      contact: required(say.contactError),
      warehouse_id: required(say.warehouseError),
      accept_terms: (accepted) => (accepted ? null : say.termsError),
    },
    args: ({ contact, warehouse_id, remark }) => ({
      body: {
        cart_item_ids: [...ids],
        coupons: chosenIn(preview),
        contact: contact.trim(),
        warehouse_id,
        remark: remark.trim(),
        expected_total_fen: totalFen,
        accept_terms: true as const,
        door: doorOf(keptWish()),
      },
    }),
    onDone: ({ order_ids }) => {
      sessionStorage.removeItem(KEY)
      navigate(to.payOrders(order_ids), { replace: true })
    },
    onError: ({ error, reason }) => {
      // Another page may have used the coupon meanwhile.
      if (error === 'out_of_date' || reason?.startsWith('coupon_'))
        void refresh(queries, 'POST /orders/preview')
    },
  })

  const { contact, warehouse_id, remark } = form.values
  useEffect(() => {
    sessionStorage.setItem(KEY, JSON.stringify({ contact, warehouse_id, remark }))
  }, [contact, warehouse_id, remark])

  return {
    ...form,
    totalFen,
    /** The amount that was seen before, where it is another one now. */
    oldFen: seenFen === fullFen ? null : seenFen,
    fullFen,
    acceptAmount: () => setSeenFen(fullFen),
  }
}

const KEY = 'confirm-order'

function readKept(): { contact?: string; warehouse_id?: string; remark?: string } {
  // This tab's own record, which the effect above writes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as ReturnType<typeof readKept>
}

/** What the cart showed as the total, handed over by its button. */
function seenInCart(state: unknown, planFen: number): number | undefined {
  const given = typeof state === 'object' && state !== null && 'seenFen' in state ? state.seenFen : undefined
  return typeof given === 'number' ? given - planFen : undefined
}

/** By what the cost to the door was shown, as far as the shopper chose it. */
const doorOf = ({ country, line_id: line }: Wish) => ({
  ...(country && { country }),
  ...(line && { line_id: line }),
})
