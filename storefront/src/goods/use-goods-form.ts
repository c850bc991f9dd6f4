import { namesOf } from '@longhaul/domain/entries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { useDraft } from '@longhaul/ui/field/use-draft.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import type { AfterAdd } from './go-on.ts'
import { goodsChecks } from './goods-checks.ts'
import { type CartItem, type GoodsValues, emptyValues, valuesOfItem } from './goods-values.ts'
import { typedOf, useUnfinishedGoods } from './use-unfinished-goods.ts'
import { draftName } from '../shared/bought-drafts.ts'
import { filledBefore } from './pending-add.ts'
import { type LookUp, toLink } from './look-up.ts'
import { fillIn } from './fill-in.ts'
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
  const [empty] = useState(() =>
    // Only the look-up knows the address of a picked link: the first address in the text belongs to another
    // product.
    item ? valuesOfItem(item) : (filledBefore(draft) ?? emptyValues(pick === undefined ? pasted : '')),
  )
  // A product that is known already is in the form from its first rendering.
  const [start] = useState(() =>
    lookUp ? fillIn(empty, lookUp, { startUrl: empty.url, proposes: !item }) : empty,
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
  const finish = useKeptForm(form, { name: item?.id ?? draft, isNew: !item, lookUp, empty })
  const isFilled = useFill(form, lookUp, empty.url, !item)
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
    /** What the look-up knows is in the fields. */
    isFilled,
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
  about: { name: string; isNew: boolean; lookUp: LookUp | undefined; empty: GoodsValues },
) {
  const { name, isNew, lookUp, empty } = about
  const [finished, finish] = useState<GoodsValues | null>(null)
  const isOpen = form.dirty && form.values !== finished
  useDraft(
    draftName(name),
    isOpen ? typedOf(form.values, isNew ? (lookUp?.product ?? null) : null) : null,
    (draft) => form.reset({ ...empty, ...draft }),
    isNew,
  )
  return finish
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

/** Fills the form when the look-up returns: after a draft was restored (useKeptForm). Whether it has. */
function useFill(
  form: ReturnType<typeof useForm<GoodsValues>>,
  lookUp: LookUp | undefined,
  startUrl: string,
  proposes: boolean,
): boolean {
  const [isFilled, setFilled] = useState(lookUp !== undefined)
  const proposed = useRef(!proposes)
  const fill = useEffectEvent((known: LookUp) => {
    const values = form.latest()
    const filled = fillIn(values, known, { startUrl, proposes: !proposed.current })
    proposed.current = true
    for (const name of namesOf(filled)) if (filled[name] !== values[name]) form.set(name, filled[name])
    setFilled(true)
  })
  useLayoutEffect(() => {
    if (lookUp) fill(lookUp)
  }, [lookUp])
  return isFilled
}
