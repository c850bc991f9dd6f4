import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { AskSheet } from './AskSheet.tsx'
import { Difference } from './Difference.tsx'
import { Wishes } from './Wishes.tsx'
import { useCtrlEnter } from './use-ctrl-enter.ts'

const REFRESH = ['GET /staff/order_items', 'GET /staff/dashboard']
const whyNotMoney = (value: string): string | null =>
  readYuan(value) === null ? consoleWords.moneyNeeded : null

/**
 * The purchase record of one item: the seller's order number and what was really paid there. What it costs more than is on hold needs the
 * shopper first; what it costs less goes back.
 */
export function PurchaseForm({
  item,
  lastNumber,
  onBought,
  onAsked,
}: {
  item: StaffItem
  lastNumber: string
  onBought: (sellerOrderNumber: string) => void
  onAsked: () => void
}) {
  const [asking, setAsking] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const form = useCallForm('POST /staff/order_items/{id}/purchase', {
    start: {
      seller_order_number: lastNumber,
      goods_fen: plainMoney(item.goods_fen),
      freight_fen: plainMoney(item.freight_fen),
    },
    check: {
      seller_order_number: (value) => (value.trim() === '' ? consoleWords.required : null),
      goods_fen: whyNotMoney,
      freight_fen: whyNotMoney,
    },
    args: (values) => ({
      params: { id: item.id },
      body: {
        seller_order_number: values.seller_order_number.trim(),
        goods_fen: readYuan(values.goods_fen) ?? 0,
        freight_fen: readYuan(values.freight_fen) ?? 0,
      },
    }),
    refresh: REFRESH,
    onDone: ({ saved_fen }, { body }) => {
      toast.success(saved_fen > 0 ? purchaseText.boughtAndSaved(money(saved_fen)) : purchaseText.bought)
      onBought(body.seller_order_number)
    },
  })
  const askPrice = useSend('POST /staff/order_items/{id}/ask', {
    refresh: REFRESH,
    onDone: () => {
      toast.success(bulkPurchaseText.asked)
      onAsked()
    },
  })
  const cancel = useSend('POST /staff/order_items/{id}/cancel', { refresh: REFRESH, onDone: onAsked })
  const balance = useBalance(item, form.values)
  const missingFen = balance?.missingFen ?? 0
  /** The new price, as typed, to the shopper: nothing else has to be said about it. */
  function askNow() {
    const [goods, freight] = [readYuan(form.values.goods_fen), readYuan(form.values.freight_fen)]
    if (goods === null || freight === null || askPrice.isPending) return
    const body = { kind: 'price' as const, goods_fen: goods, freight_fen: freight, note: '' }
    askPrice.mutate({ params: { id: item.id }, body })
  }
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  useCtrlEnter(first, missingFen > 0 ? askNow : null)

  return (
    <>
      <form className="buy-form" ref={first} aria-label={purchaseText.openForm} {...form.props}>
        <Wishes item={item} />
        <div className="buy-fields">
          <TextField
            label={purchaseText.sellerNumber}
            unmarked
            autoComplete="off"
            maxLength={64}
            {...form.field('seller_order_number')}
          />
          <TextField
            label={purchaseText.goods}
            unmarked
            before="¥"
            inputMode="decimal"
            {...form.field('goods_fen')}
          />
          <TextField
            label={purchaseText.freight}
            unmarked
            before="¥"
            inputMode="decimal"
            {...form.field('freight_fen')}
          />
        </div>
        <Difference item={item} balance={balance} />
        <Failure of={form.failure} />
        <div className="line">
          <Button
            submit
            type="primary"
            guardMs={0}
            busy={form.sending && consoleWords.saving}
            disabledReason={missingFen > 0 ? purchaseText.askFirst(money(missingFen)) : null}
          >
            {purchaseText.record}
          </Button>
          {missingFen > 0 && (
            <Button
              type="assistPink"
              guardMs={0}
              data-leave=""
              busy={askPrice.isPending && consoleWords.saving}
              title={bulkPurchaseText.askNowHint}
              onClick={askNow}
            >
              {bulkPurchaseText.askNow(money(missingFen))}
            </Button>
          )}
          <Button type="assistPink" guardMs={0} data-leave="" onClick={() => setAsking(true)}>
            {purchaseText.ask}
          </Button>
          <Button type="redLine" guardMs={0} data-leave="" onClick={() => setCancelling(true)}>
            {purchaseText.cancel}
          </Button>
        </div>
      </form>
      {asking && (
        <AskSheet
          item={item}
          goods={form.values.goods_fen}
          freight={form.values.freight_fen}
          onAsked={onAsked}
          onClose={() => setAsking(false)}
        />
      )}
      {cancelling && (
        <ReasonDialog
          title={purchaseText.cancelTitle}
          confirmText={purchaseText.cancel}
          presets={bulkPurchaseText.outOfStock[item.shopper_lang === 'zh' ? 'zh' : 'en']}
          onSend={(reason) => cancel.mutateAsync({ params: { id: item.id }, body: { reason } })}
          onClose={() => setCancelling(false)}
        >
          {purchaseText.cancelText(money(item.frozen_fen))}
        </ReasonDialog>
      )}
    </>
  )
}

/** What the typed price leaves or lacks of what is on hold for the goods; null while it cannot be read. */
function useBalance(item: StaffItem, typed: { goods_fen: string; freight_fen: string }) {
  const goods = readYuan(typed.goods_fen)
  const freight = readYuan(typed.freight_fen)
  if (goods === null || freight === null) return null
  // Our fee and the photos are the part of the total that is not the seller's.
  const ours = item.total_fen - item.goods_fen - item.freight_fen
  return purchaseBalance({ frozenFen: item.frozen_fen, serviceFen: ours, photosFen: 0 }, goods + freight)
}
