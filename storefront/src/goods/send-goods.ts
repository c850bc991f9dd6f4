import type { useSend } from '@longhaul/browser/calls/use-send.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { sentText } from '@longhaul/text/storefront/goods/sent.ts'
import type { Navigate, useLocation } from '@longhaul/ui/address/router.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { toCartItem, toChoices } from './cart-item.ts'
import { rememberBought } from '../shared/bought-drafts.ts'
import { type AfterAdd, goOn } from './go-on.ts'
import type { CartItem, GoodsValues } from './goods-values.ts'
import { type LookUp, toLink } from './look-up.ts'
import { clearPending, savePending } from './pending-add.ts'
import { deleteUnfinishedGoods } from './use-unfinished-goods.ts'

/** The form's subject and purpose. */
type About = {
  pasted: string
  draft: string
  item: CartItem | undefined
  lookUp: LookUp | undefined
  goal: AfterAdd['goal']
}
type Ways = {
  add: ReturnType<typeof useSend<'POST /cart/items'>>['mutateAsync']
  change: ReturnType<typeof useSend<'PATCH /cart/items/{id}'>>['mutateAsync']
  navigate: Navigate
  here: ReturnType<typeof useLocation>
  loggedIn: boolean
}

/**
 * Saves the line of the cart, adds a new one, or stores what a guest typed and asks them to log in first.
 * Returns the fields' errors.
 */
export async function sendGoods(values: GoodsValues, about: About, ways: Ways) {
  if (!ways.loggedIn) return logInFirst(values, about, ways)
  try {
    await (about.item ? save(about.item.id, values, ways) : put(values, about, ways))
    return undefined
  } catch (error) {
    if (error instanceof CallError) return atFields(error, values)
    throw error
  }
}

function logInFirst(values: GoodsValues, about: About, { navigate, here }: Ways): void {
  savePending({ draft: about.draft, values, afterAdd: afterAdd(about) })
  toast.info(sentText.loginFirst)
  navigate(to.login(here.pathname + here.search))
}

async function put(values: GoodsValues, about: About, { add, navigate }: Ways): Promise<void> {
  const { id } = await add({ body: toCartItem(values, about.goal) })
  if (about.goal === 'buy') rememberBought(id, about.draft)
  clearPending()
  deleteUnfinishedGoods(about.draft)
  goOn(id, afterAdd(about), navigate)
}

async function save(id: string, values: GoodsValues, { change, navigate }: Ways): Promise<void> {
  await change({ params: { id }, body: toChoices(values) })
  toast.success(sentText.saved)
  navigate(to.cart())
}

/** What to do after the addition, including the next complete link of the text, if there is one. */
function afterAdd({ goal, lookUp, pasted }: About): AfterAdd {
  const taken = lookUp?.taken ?? null
  const next =
    taken === null ? -1 : (lookUp?.links.findIndex((link, at) => at > taken && link.is_whole) ?? -1)
  return { goal, nextLink: next < 0 ? null : toLink(pasted, next) }
}

/** Maps the server's sentences to the fields of this form. */
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
