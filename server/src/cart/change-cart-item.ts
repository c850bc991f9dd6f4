import { changeCartItem } from '@longhaul/contract/goods/cart.ts'
import { restrictedOf } from '../goods/public.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { toCartItem } from './cart-item.ts'
import { checkChoices } from './check-choices.ts'
import { changedChoices } from './choices.ts'
import { lockOwnCartItem, updateOwnCartItem } from './sql.ts'

/** Changes what was chosen about a line. What is not named stays; the whole must make sense. */
export const changeCartItemAction = action(
  changeCartItem,
  async ({ tx, me, params, body, now, lang, world, changed }) => {
    const settings = await readSettings(tx)
    const row = found(await lockOwnCartItem(tx, me.id, params.id))
    const choices = changedChoices(row, body)
    checkChoices(choices, settings)
    await updateOwnCartItem(tx, me.id, params.id, { ...choices, updated_at: now })
    await changed(me.id, 'cart')
    const line = { ...row, ...choices }
    const [restricted = []] = await restrictedOf(tx, lang, [line])
    return toCartItem(world, line, { photoPriceFen: settings.photoPriceFen, restricted, now })
  },
)
