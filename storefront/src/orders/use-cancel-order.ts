import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { money } from '@longhaul/text/format.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const say = orderDecisionsText.cancel

/** An order whose items may be cancelled, with the amount on hold for it. */
type Cancellable = {
  id: string
  number: string
  balance_freeze_fen: number
  items: readonly { stage: ItemStage }[]
}
type Send = (args: { params: { id: string }; body: object }) => Promise<{ released_fen: number }>

/** Asks for confirmation, and cancels the items of an order that are not bought yet. */
export function useCancelOrder() {
  const { mutateAsync } = useSend('POST /orders/{id}/cancel')
  return ({ id, number, balance_freeze_fen: frozenFen, items }: Cancellable) => {
    const isPart = items.some((item) => whyNotCancel(item.stage) !== null)
    askToCancel(say.orderTitle(number), isPart ? say.some : consequence(frozenFen), id, mutateAsync)
  }
}

/** Asks for confirmation, and cancels one item. */
export function useCancelItem() {
  const { mutateAsync } = useSend('POST /order_items/{id}/cancel')
  return ({ id, frozen_fen: frozenFen }: { id: string; frozen_fen: number }) =>
    askToCancel(say.itemTitle, consequence(frozenFen), id, mutateAsync)
}

const askToCancel = (title: string, text: string, id: string, send: Send): void =>
  void ask({
    type: 'warning',
    title,
    text,
    danger: true,
    confirmText: say.confirm,
    cancelText: say.keep,
    busyText: say.busy,
    onConfirm: async () => {
      const { released_fen: releasedFen } = await send({ params: { id }, body: {} })
      toast.success(say.done(releasedFen > 0 ? money(releasedFen) : null))
    },
  })

const consequence = (frozenFen: number) => (frozenFen > 0 ? say.paid(money(frozenFen)) : say.unpaid)
