import { changeCartItem as route } from '@longhaul/contract/goods/cart.ts'
import { isProductPicture, nameGoods, restrictedOf } from '../goods/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { readOwnTerms } from '../rewards/public.ts'
import { toCartItem } from './cart-item.ts'
import { checkChoices } from './check-choices.ts'
import { changedChoices } from './choices.ts'
import { lockOwnCartItem, updateOwnCartItem } from './sql.ts'

export const changeCartItemAction = writeAction(route, changeCartItem)

/** Changes the choices of a line. Fields that are not sent stay the same; the result must be valid. */
async function changeCartItem(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, lang, world } = call
  const { settings } = await readOwnTerms(tx, me.id, now)
  const row = orNotFound(await lockOwnCartItem(tx, me.id, params.id))
  const choices = changedChoices(row, body)
  checkChoices(choices, settings)
  if (body.image_file_id && !(await isProductPicture(tx, body.image_file_id, me.id)))
    throw badInput({ image_file_id: 'unknown' })
  const isOther = choices.options_text !== row.options_text
  const names = isOther ? await nameGoods(call, me.id, { ...row, options_text: choices.options_text }) : {}
  const change = { ...choices, ...names }
  await updateOwnCartItem(tx, me.id, params.id, { ...change, updated_at: now })
  const line = { ...row, ...change }
  const [restricted = []] = await restrictedOf(tx, lang, [line])
  return toCartItem(world, line, { photoPriceFen: settings.photoPriceFen, restricted, now })
}
