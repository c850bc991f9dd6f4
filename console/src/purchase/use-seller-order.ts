import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { SmallDifferenceLimits } from '@longhaul/domain/orders/small-difference.ts'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { normaliseSellerNumber } from '@longhaul/domain/orders/seller-order.ts'
import { useDeferredValue, useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { type BilledItem, NOTHING_TYPED, type TypedOrder, isAsked, readBill } from './bill.ts'
import { type Group, isOfFirst } from './group-by-seller.ts'
import { filledOr } from '../shared/filled-or.ts'

/**
 * The order at a seller as it is typed: how each item's share compares with the amount on hold, and the
 * actions for the order.
 */
export function useSellerOrder(
  group: Group,
  gone: readonly StaffItem[],
  limits: SmallDifferenceLimits,
  { onBought, onDone }: { onBought: (ids: string[]) => void; onDone: (id: string, said: string) => void },
) {
  const items = group.items.filter((item) => !gone.includes(item))
  const form = useOrderForm(group, items, limits, onBought)
  const { values, set } = form
  const bill = readBill(inOrder(group, items, values), values, limits)
  const number = useNumberCheck(values.number, group)
  const ask = useSend('POST /staff/order_items/{id}/ask', {
    onDone: (_, { params }) => onDone(params.id, bulkPurchaseText.asked),
  })
  const asked = bill.rows.find(isAsked)
  const seen = usePiecesSeen(items)
  return {
    form,
    bill,
    number,
    /** How many pieces an item had when it was first shown here, if its shopper has given up some since. */
    piecesBefore: ({ id, quantity }: StaffItem) => ((seen[id] ?? quantity) > quantity ? seen[id] : undefined),
    asked,
    isAsking: ask.isPending,
    setPrice: (id: string, price: string) => set('prices', { ...values.prices, [id]: price }),
    setIn: (id: string, isIn: boolean) => set('chosen', { ...values.chosen, [id]: isIn }),
    /** Asks the shopper about the item's share as the new price; nothing else needs to be entered. */
    askPrice({ item, share }: BilledItem) {
      if (!share || ask.isPending) return
      const body = {
        kind: 'price',
        goods_fen: share.goodsFen,
        freight_fen: share.freightFen,
        note: '',
      } as const
      ask.mutate({ params: { id: item.id }, body })
    },
    missing: [
      values.number.trim() === '' && purchaseText.missing.number,
      number.state === 'recorded' && purchaseText.missing.otherNumber,
      number.state === 'elsewhere' && !values.number_seen && purchaseText.missing.seen,
      bill.rows.length === 0 && purchaseText.missing.items,
      (bill.goodsFen === null || bill.freightFen === null || bill.discountFen === null) &&
        bill.rows.length > 0 &&
        purchaseText.missing.amounts,
      bill.isDiscountTooLarge && purchaseText.missing.discount,
      ...bill.rows.filter(isAsked).map(({ item }) => purchaseText.missing.price(item.title)),
    ].filter((word) => word !== false),
  }
}

export type SellerOrder = ReturnType<typeof useSellerOrder>

const inOrder = (group: Group, items: readonly StaffItem[], { chosen }: TypedOrder) =>
  items.filter((item) => chosen[item.id] ?? isOfFirst(group, item))

function usePiecesSeen(items: readonly StaffItem[]): Readonly<Record<string, number>> {
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const fresh = items.filter(({ id }) => seen[id] === undefined)
  if (fresh.length > 0)
    setSeen({ ...seen, ...Object.fromEntries(fresh.map(({ id, quantity }) => [id, quantity])) })
  return seen
}

const whyNotMoney = (value: string | null): string | null =>
  value === null || value.trim() === '' || readYuan(value) !== null ? null : consoleWords.moneyNeeded

const useOrderForm = (
  group: Group,
  items: readonly StaffItem[],
  limits: SmallDifferenceLimits,
  onBought: (ids: string[]) => void,
) =>
  useCallForm('POST /staff/seller_orders', {
    start: NOTHING_TYPED,
    keep: `seller-order-${group.key}`,
    check: {
      number: filledOr(consoleWords.required),
      freight_fen: whyNotMoney,
      discount_fen: whyNotMoney,
    },
    args: (values) => {
      const { rows, freightFen, discountFen } = readBill(inOrder(group, items, values), values, limits)
      return {
        body: {
          number: values.number.trim(),
          freight_fen: freightFen ?? 0,
          discount_fen: discountFen ?? 0,
          items: rows.map(({ item, price }) => ({
            id: item.id,
            goods_fen: readYuan(price) ?? 0,
            quantity: item.quantity,
          })),
          ...(values.number_seen ? { number_seen: true } : {}),
        },
      }
    },
    onDone: (bought) => {
      const saved = bought.saved_fen
      toast.success(saved > 0 ? purchaseText.boughtAndSaved(money(saved)) : purchaseText.bought)
      onBought(bought.items.map((item) => item.id))
    },
  })

/**
 * Checks a number as it is typed: whether it is new, already recorded at this seller, or recorded at another
 * seller.
 */
function useNumberCheck(typed: string, { platform, sellerName }: Group) {
  const number = normaliseSellerNumber(useDeferredValue(typed))
  const { data } = useCall(
    'GET /staff/seller_orders',
    { query: { number } },
    { enabled: number.length >= MIN_LETTERS },
  )
  if (!data) return { state: 'unknown' } as const
  const { items } = data
  const own = items.find((entry) => entry.platform === platform && entry.seller_name === sellerName)
  const by = own ?? items[0]
  if (!by) return { state: 'new' } as const
  return { state: own ? 'recorded' : 'elsewhere', by } as const
}

/** A shorter number is probably incomplete. */
const MIN_LETTERS = 4
