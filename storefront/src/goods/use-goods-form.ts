import { namesOf } from '@longhaul/domain/entries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { goOn, type AfterAdd } from './go-on.ts'
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
import { proposedFor } from './proposal.ts'
import type { Product } from './variants.ts'
import { dropGoods, useUnfinishedGoods } from './use-unfinished-goods.ts'
import { filledBefore, forgetPending, keepPending } from './pending-add.ts'
import { type LookUp, toLink } from './look-up.ts'

export type GoodsForm = ReturnType<typeof useGoodsForm>

/**
 * The order form for a pasted text, or for a line of the cart. The look-up fills in what the shopper has not typed, whenever it answers; what a
 * guest typed goes into the cart after log-in (finish-pending.ts).
 */
export function useGoodsForm(
  { pasted, pick }: { pasted: string; pick: number | undefined },
  lookUp: LookUp | undefined,
  item: CartItem | undefined,
) {
  const goal = useRef<AfterAdd['goal']>('cart')
  /** Each link of a text has a form of its own. */
  const draft = pick === undefined ? pasted : `${pasted}#${pick}`
  const [start] = useState(() =>
    // Which address a picked link has is for the look-up to say: the first of the text is another product's.
    item ? valuesOfItem(item) : (filledBefore(draft) ?? emptyValues(pick === undefined ? pasted : '')),
  )
  const { send, failure } = useSendGoods({ pasted, draft, item, lookUp, goal })
  const form = useForm<GoodsValues>({
    start,
    check: goodsChecks(lookUp?.product?.options ?? []),
    keep: `goods:${item?.id ?? draft}`,
    send,
  })
  useFill(form, lookUp, start.url, item === undefined)
  const loggedIn = useLoggedIn()
  const touch = useUnfinishedGoods(
    loggedIn && !item ? draft : null,
    pick === undefined ? to.goods(pasted) : toLink(pasted, pick),
    form.values,
    lookUp?.product ?? null,
  )

  return {
    ...form,
    props: { ...form.props, onChange: touch },
    failure,
    /** The picture of the line of the cart, as it was. */
    pictureUrl: item?.image ?? null,
    /** Which of the two buttons is at it. */
    sendingTo: form.sending ? goal.current : undefined,
    /** Says where the line is to go when the form is sent. */
    aim: (at: AfterAdd['goal']) => void (goal.current = at),
  }
}

/** Sends the form: saves the line of the cart, adds a new one, or keeps what a guest typed and asks them to log in first. */
function useSendGoods({
  pasted,
  draft,
  item,
  lookUp,
  goal,
}: {
  pasted: string
  draft: string
  item: CartItem | undefined
  lookUp: LookUp | undefined
  goal: RefObject<AfterAdd['goal']>
}) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useLoggedIn()
  const add = useSend('POST /cart/items')
  const change = useSend('PATCH /cart/items/{id}')
  const next = nextLink(lookUp)
  const afterAdd = (): AfterAdd => ({
    goal: goal.current,
    nextLink: next === undefined ? null : toLink(pasted, next),
  })

  function logInFirst(values: GoodsValues) {
    keepPending({ draft, values, afterAdd: afterAdd() })
    toast.info(goodsText.actions.loginFirst)
    navigate(to.login(pathname + search))
  }
  async function put(values: GoodsValues) {
    const { id } = await add.mutateAsync({ body: toCartItem(values) })
    forgetPending()
    dropGoods(draft)
    goOn(id, afterAdd(), navigate)
  }
  async function save(id: string, values: GoodsValues) {
    await change.mutateAsync({ params: { id }, body: toChoices(values) })
    toast.success(goodsText.actions.saved)
    navigate(to.cart())
  }

  async function send(values: GoodsValues) {
    if (!loggedIn) return logInFirst(values)
    try {
      return item ? await save(item.id, values) : await put(values)
    } catch (error) {
      if (error instanceof CallError) return atFields(error, values)
      throw error
    }
  }
  return { send, failure: add.error ?? change.error }
}

/** The place of the next whole link of the text, if there is one. */
function nextLink(lookUp: LookUp | undefined): number | undefined {
  const taken = lookUp?.taken ?? null
  const next =
    taken === null ? -1 : (lookUp?.links.findIndex((link, at) => at > taken && link.is_whole) ?? -1)
  return next < 0 ? undefined : next
}

/** Puts what is known about the product, and once what the pasted text proposes, where nothing is typed yet. */
function useFill(
  form: ReturnType<typeof useForm<GoodsValues>>,
  lookUp: LookUp | undefined,
  startUrl: string,
  proposes: boolean,
) {
  const latest = useRef(form)
  const proposed = useRef(!proposes)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!lookUp) return
    const { values, set } = latest.current
    const { product } = lookUp
    const url = lookUp.link?.canonical_url ?? lookUp.manual_url
    if (url && (lookUp.link || values.url === startUrl)) set('url', url)
    if (product) fillIn(latest.current, product)
    if (proposed.current) return
    proposed.current = true
    const known = product ? { ...values, ...knownOf(product, values) } : values
    setAll(set, proposedFor(known, lookUp))
  }, [lookUp, startUrl])
}

/** What a product's page says about the fields that are still empty. */
function knownOf(product: Product, values: GoodsValues): Partial<GoodsValues> {
  const known = {
    title: product.title,
    seller: product.seller_name,
    price: product.price_fen === null ? '' : plainMoney(product.price_fen),
    freight: product.freight_fen === null ? '' : plainMoney(product.freight_fen),
    imageFileId: product.images[0]?.file_id ?? '',
  }
  const found = namesOf(known).filter((name) => values[name] === '' && known[name] !== '')
  return Object.fromEntries(found.map((name) => [name, known[name]]))
}

function fillIn({ values, set }: ReturnType<typeof useForm<GoodsValues>>, product: Product): void {
  const choices = values.ownOptions ? choicesIn(values.optionsText, product.options) : null
  if (choices) {
    set('choices', choices)
    set('ownOptions', false)
  }
  if (product.min_order !== null && values.quantity === 1) set('quantity', product.min_order)
  setAll(set, knownOf(product, values))
}

const setAll = (set: ReturnType<typeof useForm<GoodsValues>>['set'], known: Partial<GoodsValues>): void => {
  for (const name of namesOf(known)) {
    const value = known[name]
    if (value !== undefined) set(name, value)
  }
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
    own_name: 'ownName',
  }
  const found = Object.entries(fields).flatMap(([name, text]) => (names[name] ? [[names[name], text]] : []))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
