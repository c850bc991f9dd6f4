import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { refresh } from '@longhaul/browser/calls/queries.ts'
import { keyOf, useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { pictureIdOf } from '../shared/picture-id.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export type Cart = Reply<'GET /cart'>
export type CartGroup = Cart['groups'][number]
export type CartItem = CartGroup['items'][number]

/** The debounce time before a new quantity is sent. */
const REST_MS = 400

/** The cart and its actions. */
export function useCart() {
  const queries = useQueryClient()
  const cart = useCall('GET /cart')
  const priceAgain = () => void refresh(queries, 'POST /orders/preview')
  const shown = useShownItem()
  const { asWanted, setQuantity } = useQuantities(shown, priceAgain)
  const change = useSend('PATCH /cart/items/{id}', {
    onDone: priceAgain,
    onError: () => void refresh(queries, 'GET /cart'),
  })
  return {
    cart,
    asWanted,
    setQuantity,
    async setRemark(item: CartItem, remark: string) {
      await change.mutateAsync({ params: { id: item.id }, body: { remark } })
      shown(item.id, (old) => ({ ...old, remark }))
    },
    /** Accepts the price that the page names now. */
    async acceptPrice(item: CartItem, unit_price_fen: number) {
      await change.mutateAsync({ params: { id: item.id }, body: { unit_price_fen } })
      shown(item.id, (old) => ({ ...old, unit_price_fen, goods_fen: old.quantity * unit_price_fen }))
    },
    ...useRemoval(priceAgain),
  }
}

/** Changes a line of the cached cart, without waiting for a refetch. */
function useShownItem() {
  const queries = useQueryClient()
  return (id: string, next: (item: CartItem) => CartItem) => {
    void queries.cancelQueries({ queryKey: keyOf('GET /cart') })
    queries.setQueryData<Cart>(
      keyOf('GET /cart'),
      (old) => old && withItems(old, (item) => (item.id === id ? next(item) : item)),
    )
  }
}

/**
 * Shows a new quantity immediately and sends it debounced; a refusal restores the old one. Until the server
 * has accepted the quantity, it takes precedence over the server's last reply, which may be older.
 */
function useQuantities(shown: ReturnType<typeof useShownItem>, priceAgain: () => void) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const change = useSend('PATCH /cart/items/{id}', {
    onDone: (_, { params: { id }, body }) => {
      priceAgain()
      const quantity = body?.quantity
      if (quantity === undefined) return
      shown(id, (item) => ofQuantity(item, quantity))
      setWanted((now) => without(now, id, quantity))
    },
    onError: (_, { params: { id }, body }) => {
      setWanted((now) => without(now, id, body?.quantity))
      void refresh(queries, 'GET /cart')
    },
  })
  const whenRested = useWhenRested()
  return {
    /** The server's cart with the quantities that it has not accepted yet. */
    asWanted: (known: Cart): Cart =>
      withItems(known, (item) => ofQuantity(item, wanted.get(item.id) ?? item.quantity)),
    setQuantity(item: CartItem, quantity: number) {
      setWanted((now) => new Map(now).set(item.id, quantity))
      shown(item.id, (old) => ofQuantity(old, quantity))
      whenRested(item.id, () => change.mutate({ params: { id: item.id }, body: { quantity } }))
    },
  }
}

/** Debounces by key: runs the latest action after a pause, or immediately when the page is left. */
function useWhenRested() {
  const timers = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; act: () => void }>())
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const { timer, act } of waiting.values()) {
        clearTimeout(timer)
        act()
      }
    }
  }, [])
  return (key: string, act: () => void) => {
    clearTimeout(timers.current.get(key)?.timer)
    const done = () => {
      timers.current.delete(key)
      act()
    }
    timers.current.set(key, { timer: setTimeout(done, REST_MS), act: done })
  }
}

/** Removes lines, and offers to restore them while the toast is shown. */
function useRemoval(priceAgain: () => void) {
  const remove = useSend('POST /cart/items/delete', { onDone: priceAgain })
  async function putBack(items: readonly CartItem[]) {
    const failures: CallError[] = []
    // One after the other, to keep their order. One that is refused does not hold back the rest.
    for (const item of items)
      await call('POST /cart/items', { body: newAgain(item) }).catch((error: unknown) =>
        failures.push(asCallError(error)),
      )
    if (failures[0]) toast.error(sentenceOf(failures[0]))
    else toast.info(cartText.undone)
    priceAgain()
  }
  return {
    removing: remove.isPending,
    remove(items: readonly CartItem[], onDone: () => void) {
      remove.mutate(
        { body: { ids: items.map((item) => item.id) } },
        {
          onSuccess: () => {
            onDone()
            toast.success(cartText.removed(items.length), {
              action: { label: cartText.undo, onClick: () => void putBack(items) },
            })
          },
        },
      )
    },
  }
}

const withItems = (cart: Cart, change: (item: CartItem) => CartItem): Cart => ({
  ...cart,
  groups: cart.groups.map((group) => ({ ...group, items: group.items.map(change) })),
})

const ofQuantity = (item: CartItem, quantity: number): CartItem =>
  quantity === item.quantity ? item : { ...item, quantity, goods_fen: quantity * item.unit_price_fen }

/**
 * Without a quantity that the server has answered. Those of other lines stay, and so does a newer one of the
 * same line that is still to be sent.
 */
const without = (
  wanted: ReadonlyMap<string, number>,
  id: string,
  quantity: number | undefined,
): ReadonlyMap<string, number> =>
  new Map([...wanted].filter(([itemId, newest]) => itemId !== id || newest !== quantity))

/** A removed line as a new one. The id of its picture is part of the picture's address. */
const newAgain = (item: CartItem) => ({
  url: item.url,
  title: item.title,
  seller_name: item.seller_name,
  image_file_id: pictureIdOf(item.image) || null,
  own_name: item.names?.own ?? '',
  freight_fen: item.freight_fen,
  options_text: item.options_text,
  quantity: item.quantity,
  remark: item.remark,
  photo_shots: item.photo_shots,
  photo_remark: item.photo_remark,
  sold_out_choice: item.sold_out_choice,
  alternative: item.alternative,
  tolerance_percent: item.tolerance_percent,
  unit_price_fen: item.unit_price_fen,
  page_price_fen: item.page_price_fen,
  price_reason: item.price_reason,
  price_reason_text: item.price_reason_text,
})
