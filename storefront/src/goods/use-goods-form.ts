import { namesOf } from '@longhaul/domain/entries.ts'
import { choicesIn, chosenVariant } from '@longhaul/domain/orders/page-price.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useDraft } from '@longhaul/ui/field/use-draft.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import type { AfterAdd } from './go-on.ts'
import { goodsChecks } from './goods-checks.ts'
import { type CartItem, type GoodsValues, emptyValues, valuesOfItem } from './goods-values.ts'
import { type Product, pagePriceOf, pictureOfChoices } from './variants.ts'
import { typedOf, useUnfinishedGoods } from './use-unfinished-goods.ts'
import { draftName } from '../shared/bought-drafts.ts'
import { filledBefore } from './pending-add.ts'
import { type LookUp, toLink } from './look-up.ts'
import { proposedFor } from './proposal.ts'
import { sendGoods } from './send-goods.ts'

export type GoodsForm = ReturnType<typeof useGoodsForm>

/**
 * The order form for a pasted text, or for a line of the cart. When the look-up returns, it fills in what the
 * shopper has not typed; what a guest typed is added to the cart after the log-in (finish-pending.ts).
 */
export function useGoodsForm(
  { pasted, pick }: { pasted: string; pick: number | undefined },
  lookUp: LookUp | undefined,
  item: CartItem | undefined,
) {
  const goal = useRef<AfterAdd['goal']>('cart')
  /** Each link of a text has its own form. */
  const draft = pick === undefined ? pasted : `${pasted}#${pick}`
  const [start] = useState(() =>
    // Only the look-up knows the address of a picked link: the first address in the text belongs to another
    // product.
    item ? valuesOfItem(item) : (filledBefore(draft) ?? emptyValues(pick === undefined ? pasted : '')),
  )
  const { send: sendNow, failure } = useSendGoods({ pasted, draft, item, lookUp }, goal)
  const send = async (values: GoodsValues) => {
    const answer = await sendNow(values)
    if (answer === undefined && goal.current === 'cart') finish(values)
    return answer
  }
  const form = useForm<GoodsValues>({
    start,
    check: goodsChecks(lookUp?.product?.options ?? []),
    send,
  })
  const { finish, isRestored } = useKeptForm(form, { name: item?.id ?? draft, isNew: !item, lookUp, start })
  useFill(form, isRestored ? lookUp : undefined, start.url, item === undefined)
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
    /** The existing picture of the line of the cart. */
    pictureUrl: item?.image ?? null,
    /** Which of the two buttons is sending. */
    sendingTo: form.sending ? goal.current : undefined,
    /** Sets where the line goes when the form is sent. */
    aim: (at: AfterAdd['goal']) => void (goal.current = at),
  }
}

/**
 * Keeps a new form until its goods are ordered: also while the shopper is on another page, such as the one
 * that confirms the order. What was added to the cart is finished with, until the form is changed again.
 */
function useKeptForm(
  form: ReturnType<typeof useForm<GoodsValues>>,
  about: { name: string; isNew: boolean; lookUp: LookUp | undefined; start: GoodsValues },
) {
  const { name, isNew, lookUp, start } = about
  const [finished, finish] = useState<GoodsValues | null>(null)
  const [isRestored, setRestored] = useState(false)
  const isOpen = form.dirty && form.values !== finished
  useDraft(
    draftName(name),
    isOpen ? typedOf(form.values, isNew ? (lookUp?.product ?? null) : null) : null,
    (draft) => form.reset({ ...start, ...draft }),
    isNew,
  )
  useEffect(() => setRestored(true), [])
  return { finish, isRestored }
}

/**
 * Sends the form: saves the line of the cart, adds a new one, or stores what a guest typed and asks them to
 * log in first.
 */
function useSendGoods(
  about: { pasted: string; draft: string; item: CartItem | undefined; lookUp: LookUp | undefined },
  goal: RefObject<AfterAdd['goal']>,
) {
  const navigate = useNavigate()
  const here = useLocation()
  const loggedIn = useLoggedIn()
  const add = useSend('POST /cart/items')
  const change = useSend('PATCH /cart/items/{id}')
  function send(values: GoodsValues) {
    const ways = { add: add.mutateAsync, change: change.mutateAsync, navigate, here, loggedIn }
    return sendGoods(values, { ...about, goal: goal.current }, ways)
  }
  return { send, failure: add.error ?? change.error }
}

/** Fills empty fields with what is known about the product and, once, with what the pasted text proposes. */
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
    const { title, words } = lookUp.proposal
    // Most texts say nothing beyond their link.
    if (title === '' && words === '') return
    setAll(set, proposedFor(latest.current.values, lookUp))
  }, [lookUp, startUrl])
}

/** The values from a product's page, for the choices made so far, for the fields that are still empty. */
function knownOf(product: Product, values: GoodsValues): Partial<GoodsValues> {
  const { choices, quantity } = values
  const isChosen = chosenVariant(product, choices) !== undefined
  const priceFen = isChosen ? pagePriceOf(product, choices, quantity) : product.price_fen
  const known = {
    title: product.title,
    seller: product.seller_name,
    price: priceFen === null ? '' : plainMoney(priceFen),
    freight: product.freight_fen === null ? '' : plainMoney(product.freight_fen),
    imageFileId: pictureOfChoices(product, choices) ?? product.images[0]?.file_id ?? '',
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
