import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../api.ts'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { goodsChecks } from './goods-checks.ts'
import {
  type CartItem,
  type GoodsValues,
  choicesIn,
  emptyValues,
  toCartItem,
  toChoices,
  valuesOfItem,
} from './goods-values.ts'
import { keepPending, peekPending, takePending } from './pending-add.ts'

export type LookUp = Reply<'GET /products'>
export type GoodsForm = ReturnType<typeof useGoodsForm>

const REFRESH = ['GET /cart', 'GET /users/info', 'POST /orders/preview']

/**
 * The order form for a pasted text, or for a line of the cart. The look-up fills what the shopper has not typed, whenever it comes; what a
 * guest typed goes into the cart after log-in.
 */
export function useGoodsForm(pasted: string, lookUp: LookUp | undefined, item: CartItem | undefined) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useLoggedIn()
  const then = useRef<'cart' | 'buy'>('cart')
  const add = useSend('POST /cart/items', { refresh: REFRESH })
  const change = useSend('PATCH /cart/items/{id}', { refresh: REFRESH })
  const [start] = useState(() =>
    item ? valuesOfItem(item) : (peekPending(pasted)?.values ?? emptyValues(pasted)),
  )

  const form = useForm<GoodsValues>({
    start,
    check: goodsChecks(lookUp?.product?.options ?? []),
    keep: `goods:${item?.id ?? pasted}`,
    send: async (values) => {
      if (!loggedIn) return logInFirst(values)
      try {
        return item ? await save(item.id, values) : await put(values)
      } catch (error) {
        if (error instanceof CallError) return atFields(error, values)
        throw error
      }
    },
  })
  useFill(form, lookUp)

  useEffect(() => {
    if (!loggedIn || item) return
    const pending = takePending(pasted)
    if (!pending) return
    then.current = pending.then
    void form.submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens: the shopper has just logged in
  }, [])

  function logInFirst(values: GoodsValues) {
    keepPending({ pasted, values, then: then.current })
    toast.info(goodsText.actions.loginFirst)
    void navigate(to.login(pathname + search))
  }
  async function put(values: GoodsValues) {
    const { id } = await add.mutateAsync({ body: toCartItem(values) })
    if (then.current === 'buy') return void navigate(to.confirmOrder([id]))
    toast.success(goodsText.actions.added, {
      action: { label: goodsText.actions.toCart, onClick: () => void navigate(to.cart()) },
    })
  }
  async function save(id: string, values: GoodsValues) {
    await change.mutateAsync({ params: { id }, body: toChoices(values) })
    toast.success(goodsText.actions.saved)
    void navigate(to.cart())
  }

  return {
    ...form,
    failure: add.error ?? change.error,
    /** Which of the two buttons is at it. */
    sendingTo: form.sending ? then.current : undefined,
    send(where: 'cart' | 'buy') {
      then.current = where
    },
  }
}

/** Puts what is known about the product where nothing is typed yet. */
function useFill(form: ReturnType<typeof useForm<GoodsValues>>, lookUp: LookUp | undefined) {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!lookUp) return
    const { values, set } = latest.current
    const { product } = lookUp
    const url = lookUp.link?.canonical_url ?? lookUp.manual_url
    if (url && (lookUp.link || values.url === '')) set('url', url)
    if (!product) return
    const known = {
      title: product.title,
      seller: product.seller_name,
      price: product.price_fen === null ? '' : plainMoney(product.price_fen),
      freight: product.freight_fen === null ? '' : plainMoney(product.freight_fen),
      imageFileId: product.images[0]?.file_id ?? '',
    }
    const choices = values.ownOptions ? choicesIn(values.optionsText, product.options) : null
    if (choices) {
      set('choices', choices)
      set('ownOptions', false)
    }
    if (product.min_order !== null && values.quantity === 1) set('quantity', product.min_order)
    for (const name of Object.keys(known) as (keyof typeof known)[])
      if (values[name] === '' && known[name] !== '') set(name, known[name])
  }, [lookUp])
}

/** The server's sentences, at the fields of this form. */
function atFields({ fields }: CallError, values: GoodsValues) {
  const price = values.changePrice ? 'newPrice' : 'price'
  const names: Record<string, keyof GoodsValues> = {
    url: 'url',
    title: 'title',
    seller_name: 'seller',
    options_text: 'optionsText',
    quantity: 'quantity',
    unit_price_fen: price,
    page_price_fen: 'price',
    freight_fen: 'freight',
    price_reason: 'reason',
    price_reason_text: 'reasonText',
    remark: 'remark',
    photo_shots: 'shots',
    photo_remark: 'photoNote',
    sold_out_choice: 'soldOut',
    alternative: 'alternative',
  }
  const found = Object.entries(fields).flatMap(([name, text]) => (names[name] ? [[names[name], text]] : []))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
