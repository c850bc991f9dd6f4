import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { PRICE_REASONS, PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.price

/** The shopper's own price, before payment: the amount, one of the five reasons, and a note to the buyer. */
export function PriceDialog({
  item,
  open,
  onClose,
}: {
  item: OrderItem
  open: boolean
  onClose: () => void
}) {
  const form = useOwnPrice(item)
  return (
    <Dialog
      open={open}
      title={say.title}
      confirmText={say.confirm}
      busyText={say.busy}
      onClose={onClose}
      onConfirm={form.send}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{say.text}</p>
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-ink-2">{say.page}</span>
          <span className="num">{money(item.page_price_fen ?? item.unit_price_fen)}</span>
        </p>
        <TextField
          label={say.own}
          before="¥"
          after="CNY"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          width="medium"
          {...form.price}
        />
        <RadioGroup
          label={say.reason}
          choices={PRICE_REASONS.map((reason) => ({ value: reason, label: wishWords.reasons[reason] }))}
          {...form.reason}
        />
        <TextArea label={say.note} optional max={PRICE_REASON_TEXT_MAX} rows={2} {...form.note} />
        <Failure of={form.failure} />
      </div>
    </Dialog>
  )
}

/** The dialog's values, errors and sending; resolves to true once the price is changed. */
function useOwnPrice(item: OrderItem) {
  const [price, setPrice] = useState(plainMoney(item.unit_price_fen))
  const [reason, setReason] = useState<string>(item.price_reason ?? '')
  const [note, setNote] = useState(item.price_reason_text)
  const [touched, setTouched] = useState({ price: false, reason: false })
  const change = useSend('PUT /order_items/{id}/price', {
    onDone: ({ total_fen: fen }) => toast.success(say.done(money(fen))),
  })
  const priceError = whyNotPrice(price)
  const known = PRICE_REASONS.find((priceReason) => priceReason === reason)

  async function send() {
    setTouched({ price: true, reason: true })
    const unitPriceFen = readYuan(price)
    if (priceError || !known || unitPriceFen === null) return false
    const body = { unit_price_fen: unitPriceFen, price_reason: known, price_reason_text: note.trim() }
    await change.mutateAsync({ params: { id: item.id }, body })
    return true
  }
  return {
    price: {
      value: price,
      error: touched.price ? priceError : null,
      onChange: setPrice,
      onBlur: () => setTouched((was) => ({ ...was, price: true })),
    },
    reason: {
      value: reason,
      error: touched.reason && !known ? say.reasonError : null,
      onChange: setReason,
    },
    note: { value: note, onChange: setNote },
    failure: change.error,
    send,
  }
}

function whyNotPrice(typed: string): string | null {
  const fen = readYuan(typed)
  if (fen === null || fen === 0) return say.ownError
  return fen > UNIT_PRICE_MAX_FEN ? say.ownMost(money(UNIT_PRICE_MAX_FEN)) : null
}
