import { changeCartItem as route } from '@longhaul/contract/goods/cart.ts'
import { restrictedOf } from '../goods/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { toCartItem } from './cart-item.ts'
import { checkChoices } from './check-choices.ts'
import { changedChoices } from './choices.ts'
import { lockOwnCartItem, updateOwnCartItem } from './sql.ts'

export const changeCartItemAction = action(route, changeCartItem)

/** Changes what was chosen about a line. Fields that are not sent stay; the result must be valid. */
async function changeCartItem({
  tx,
  me,
  params,
  body,
  now,
  lang,
  world,
}: Call<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  const row = orNotFound(await lockOwnCartItem(tx, me.id, params.id))
  const choices = changedChoices(row, body)
  checkChoices(choices, settings)
  await updateOwnCartItem(tx, me.id, params.id, { ...choices, updated_at: now })
  const line = { ...row, ...choices }
  const [restricted = []] = await restrictedOf(tx, lang, [line])
  return toCartItem(world, line, { photoPriceFen: settings.photoPriceFen, restricted, now })
}
