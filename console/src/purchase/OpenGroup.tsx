import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { SmallDifferenceLimits } from '@longhaul/domain/orders/small-difference.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { HoldNote } from '../shared/HoldNote.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { AskSheet } from '../shared/AskSheet.tsx'
import { BillForm } from './BillForm.tsx'
import { BuyRow } from './BuyRow.tsx'
import { type Group, mayBeSeveral } from './group-by-seller.ts'
import { type SellerOrder, useSellerOrder } from './use-seller-order.ts'

/**
 * The open group as one order at its seller: its items on the left, the bill on the right. The user holds the
 * whole group.
 */
export function OpenGroup({
  group,
  gone,
  limits,
  onBought,
  onDone,
}: {
  group: Group
  /** Items that a colleague or the shopper dealt with while the group was open. */
  gone: readonly StaffItem[]
  /** What the house bears of small differences. */
  limits: SmallDifferenceLimits
  onBought: (ids: string[]) => void
  /** Called when a decision here removes an item from the group, with the decision in words. */
  onDone: (id: string, said: string) => void
}) {
  const order = useSellerOrder(group, gone, limits, { onBought, onDone })
  const [opened, setOpened] = useState<{ item: StaffItem; what: 'ask' | 'cancel' } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isOthers = gone.length > 0 && !order.form.sending
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name=number]')?.focus(), [])
  const { asked, missing } = order
  const record = missing.length === 0 ? () => void order.form.submit() : null
  useFormKeys(form, asked ? () => order.askPrice(asked) : record)
  useShortcuts([{ keys: 'd', does: purchaseText.keys.askPrice, act: () => asked && order.askPrice(asked) }])
  const close = () => setOpened(null)
  return (
    <>
      <form ref={form} aria-label={purchaseText.openForm} {...order.form.props}>
        <div className="grid gap-3 px-5 pb-3 empty:hidden">
          <AssignBar kind="seller_group" id={group.key} />
          <HoldNote kind="seller_group" id={group.key} />
          {isOthers && <GoneNote />}
          {mayBeSeveral(group) && <Note title={purchaseText.unnamed.title}>{purchaseText.unnamed.text}</Note>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_340px] border-t border-line max-desk:grid-cols-1">
          <ul>
            {group.items.map((item) => (
              <BuyRow
                key={item.id}
                item={item}
                order={order}
                isGone={gone.includes(item)}
                onOpen={(what) => setOpened({ item, what })}
              />
            ))}
          </ul>
          <BillForm order={order} />
        </div>
      </form>
      {opened && <Dialogs opened={opened} order={order} onDone={onDone} onClose={close} />}
    </>
  )
}

function Dialogs({
  opened: { item, what },
  order,
  onDone,
  onClose,
}: {
  opened: { item: StaffItem; what: 'ask' | 'cancel' }
  order: SellerOrder
  onDone: (id: string, said: string) => void
  onClose: () => void
}) {
  const cancel = useSend('POST /staff/order_items/{id}/cancel', {
    onDone: ({ released_fen }) => onDone(item.id, reviewText.cancelled(money(released_fen))),
  })
  const share = order.bill.rows.find((row) => row.item.id === item.id)?.share
  if (what === 'ask')
    return (
      <AskSheet
        item={item}
        goods={plainMoney(share?.goodsFen ?? item.goods_fen)}
        freight={plainMoney(share?.freightFen ?? item.freight_fen)}
        onAsked={() => onDone(item.id, purchaseText.askForm.asked)}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={purchaseText.cancelTitle}
      confirmText={purchaseText.cancel}
      ready={{ kind: 'cancel_item', lang: item.shopper_lang }}
      onSend={(reason) => cancel.mutateAsync({ params: { id: item.id }, body: { reason } })}
      onClose={onClose}
    >
      {purchaseText.cancelText(money(item.frozen_fen))}
    </ReasonDialog>
  )
}

/**
 * Says that a colleague was quicker. The typed data stays visible, because it may describe an order at the
 * seller that is no longer needed.
 */
const GoneNote = () => (
  <div role="status">
    <Note tone="bad" title={purchaseText.gone.title}>
      {purchaseText.gone.text}
    </Note>
  </div>
)

/**
 * Ctrl + Enter or ⌘ + Enter anywhere in a form calls `act`, if there is one. Escape leaves the field, so that
 * letters are shortcuts again: J and K go to the other sellers, a second Escape closes this one.
 */
function useFormKeys(form: RefObject<HTMLFormElement | null>, act: (() => void) | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const element = form.current
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && event.target instanceof HTMLInputElement) return event.target.blur()
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [form])
}
