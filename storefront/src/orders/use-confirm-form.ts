import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dropBought } from '../shared/bought-drafts.ts'
import { to } from '../links.ts'
import { required } from '../shared/checks.ts'
import { type Wish, keptWish } from '../shared/landed-cost/use-landed-cost.ts'
import { chosenIn } from './chosen-coupons.ts'

export type Preview = Reply<'POST /orders/preview'>
export type Warehouse = Reply<'GET /warehouses'>['warehouses'][number]
export type ConfirmFormState = ReturnType<typeof useConfirmForm>

const say = ordersText.confirm

/**
 * The form of the confirm page. Its values survive going back and forward. An amount other than the one the
 * shopper last saw, in the cart or here, must be accepted before the order is placed.
 */
export function useConfirmForm(ids: readonly string[], preview: Preview, warehouses: readonly Warehouse[]) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const totalFen = preview.amounts.total_fen
  // Coupons are left out of the comparison, because the cart does not know them. The plan is not: the cart
  // already adds up by its prices.
  const fullFen = totalFen + (preview.amounts.discount_fen ?? 0)
  const [seenFen, setSeenFen] = useState(() => seenInCart(location.state) ?? fullFen)
  const [start] = useState(() => ({
    contact: preview.contact,
    warehouse_id: warehouses[0]?.id ?? '',
    remark: '',
    accept_terms: false,
    ...readStored(),
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
      dropBought(ids)
      navigate(to.payOrders(order_ids), { replace: true })
    },
    onError: ({ error, reason }) => {
      // Another page may have used the coupon in the meantime.
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
    /** The amount that the shopper saw before, if it has changed. */
    oldFen: seenFen === fullFen ? null : seenFen,
    fullFen,
    acceptAmount: () => setSeenFen(fullFen),
  }
}

const KEY = 'confirm-order'

function readStored(): { contact?: string; warehouse_id?: string; remark?: string } {
  // Only the effect above writes this entry, in this tab.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as ReturnType<typeof readStored>
}

/** The cart's total as its button passed it on. */
function seenInCart(state: unknown): number | undefined {
  const given = typeof state === 'object' && state !== null && 'seenFen' in state ? state.seenFen : undefined
  return typeof given === 'number' ? given : undefined
}

/** The shopper's own choices for the cost up to delivery. */
const doorOf = ({ country, line_id: line }: Wish) => ({
  ...(country && { country }),
  ...(line && { line_id: line }),
})
