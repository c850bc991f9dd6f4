import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

const whyNotMoney = (value: string): string | null =>
  readYuan(value) === null ? consoleWords.moneyNeeded : null

/** What becomes of an item that is bought: a purchase with its number, or a question to the shopper, or nothing. */
export type PurchaseDone = { onBought: (sellerOrderNumber: string) => void; onAsked: () => void }

/** The purchase record of an item as it is typed, what its price leaves or lacks of what is on hold, and the ways out of it. */
export function usePurchase(item: StaffItem, lastNumber: string, { onBought, onAsked }: PurchaseDone) {
  const params = { id: item.id }
  const form = usePurchaseForm(item, lastNumber, onBought)
  const ask = useSend('POST /staff/order_items/{id}/ask', {
    onDone: () => {
      toast.success(bulkPurchaseText.asked)
      onAsked()
    },
  })
  const cancel = useSend('POST /staff/order_items/{id}/cancel', { onDone: onAsked })
  const goods = readYuan(form.values.goods_fen)
  const freight = readYuan(form.values.freight_fen)
  const balance = goods === null || freight === null ? null : balanceOf(item, goods + freight)
  return {
    form,
    balance,
    missingFen: balance?.missingFen ?? 0,
    /** The new price, as typed, to the shopper: nothing else has to be said about it. */
    askPrice() {
      if (goods === null || freight === null || ask.isPending) return
      ask.mutate({ params, body: { kind: 'price', goods_fen: goods, freight_fen: freight, note: '' } })
    },
    isAsking: ask.isPending,
    cancel: (reason: string) => cancel.mutateAsync({ params, body: { reason } }),
  }
}

export type Purchase = ReturnType<typeof usePurchase>

const usePurchaseForm = (item: StaffItem, lastNumber: string, onBought: PurchaseDone['onBought']) =>
  useCallForm('POST /staff/order_items/{id}/purchase', {
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
    onDone: ({ saved_fen }, { body }) => {
      toast.success(saved_fen > 0 ? purchaseText.boughtAndSaved(money(saved_fen)) : purchaseText.bought)
      onBought(body.seller_order_number)
    },
  })

/** What a price at the seller's leaves or lacks of what is on hold for the goods. */
function balanceOf(item: StaffItem, paidFen: number) {
  // Our fee and the photos are the part of the total that is not the seller's.
  const ours = item.total_fen - item.goods_fen - item.freight_fen
  return purchaseBalance({ frozenFen: item.frozen_fen, serviceFen: ours, photosFen: 0 }, paidFen)
}
