import { randomInt } from 'node:crypto'
import { publishGoodsList as route } from '@longhaul/contract/goods/public-lists.ts'
import { namesContact, newPublicCode, whyNotPublish } from '@longhaul/domain/goods-lists/public-list.ts'
import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnCart } from '../../cart/public.ts'
import { lockOwnList, storable } from '../sql.ts'
import { toPublication } from './card.ts'
import { goodsToShow } from './goods-to-show.ts'
import { findOwnPublication, insertPublication, lockOwnPublications, updatePublication } from './sql.ts'

export const publishGoodsListAction = writeAction(route, publishGoodsList)

/**
 * Publishes a list, or brings its page up to date. A page that was withdrawn gets its address back. The
 * shopper's cart is locked as for a new list, so that two calls at once cannot both have the last place.
 */
async function publishGoodsList({
  tx,
  me,
  params,
  body,
  now,
}: WriteCall<typeof route>): Answer<typeof route> {
  const words = wordsOf(body)
  await lockOwnCart(tx, me.id)
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  const goods = await goodsToShow(tx, me.id, list.id)
  const own = await lockOwnPublications(tx, me.id)
  const known = own.find((entry) => entry.list_id === list.id)
  refuseIf(
    whyNotPublish({
      state: known?.state ?? null,
      shown: own.filter((entry) => entry.state === 'shown' && entry.id !== known?.id).length,
      takenDown: own.filter((entry) => entry.state === 'taken_down').length,
      goods: goods.length,
    }),
  )
  const page = { ...words, goods, state: 'shown', updated_at: now } as const
  if (known) await updatePublication(tx, known.id, page)
  else
    await insertPublication(tx, {
      ...page,
      shopper_id: me.id,
      list_id: list.id,
      code: newPublicCode((below) => randomInt(below)),
      published_at: now,
    })
  return toPublication(orNotFound(await findOwnPublication(tx, me.id, list.id)))
}

/** The shopper's words for the page, tidied. Refuses empty ones, and those that name an address. */
function wordsOf(body: WriteCall<typeof route>['body']) {
  const words = {
    title: tidyShown(storable(body.title)),
    intro: tidyShown(storable(body.intro)),
    shown_name: tidyShown(storable(body.shown_name)),
  }
  for (const [field, text] of Object.entries(words)) {
    if (text === '' && field !== 'intro') throw badInput({ [field]: 'required' })
    if (namesContact(text)) throw badInput({ [field]: 'contact_in_public' }, 'contact_in_public')
  }
  return words
}
