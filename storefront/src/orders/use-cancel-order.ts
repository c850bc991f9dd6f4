import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import { money } from '@longhaul/text/format.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const say = orderListText.cancel

type Items = readonly { stage: ItemStage }[]
type Cancellable = { id: string; number: string; balance_freeze_fen: number; items: Items }

/** Asks, and cancels what of an order is not bought yet. */
export function useCancelOrder() {
  const send = useSend('POST /orders/{id}/cancel')
  const findRule = useChunk(() => import('@longhaul/domain/orders/cancel.ts'))
  return async ({ id, number, balance_freeze_fen: frozenFen, items }: Cancellable) => {
    const { whyNotCancel } = await findRule()
    const isPart = items.some((item) => whyNotCancel(item.stage) !== null)
    const text = isPart ? say.some : consequence(frozenFen)
    void askToCancel(say.orderTitle(number), text, async () => {
      const { released_fen: releasedFen } = await send.mutateAsync({ params: { id }, body: {} })
      toast.success(done(releasedFen))
    })
  }
}

/** Asks, and cancels one item. */
export function useCancelItem() {
  const send = useSend('POST /order_items/{id}/cancel')
  return ({ id, frozen_fen: frozenFen }: { id: string; frozen_fen: number }) =>
    void askToCancel(say.itemTitle, consequence(frozenFen), async () => {
      const { released_fen: releasedFen } = await send.mutateAsync({ params: { id }, body: {} })
      toast.success(done(releasedFen))
    })
}

const askToCancel = (title: string, text: string, onConfirm: () => Promise<void>) =>
  ask({
    type: 'warning',
    title,
    text,
    danger: true,
    confirmText: say.confirm,
    cancelText: say.keep,
    busyText: say.busy,
    onConfirm,
  })

const consequence = (frozenFen: number) => (frozenFen > 0 ? say.paid(money(frozenFen)) : say.unpaid)
const done = (releasedFen: number) => say.done(releasedFen > 0 ? money(releasedFen) : null)
