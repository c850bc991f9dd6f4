import { withdrawGoodsList as route } from '@longhaul/contract/goods/public-lists.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { lockOwnList } from '../sql.ts'
import { withdrawOwn } from './sql.ts'

export const withdrawGoodsListAction = writeAction(route, withdrawGoodsList)

/** Withdraws the public page of a list. A second call changes nothing. */
async function withdrawGoodsList({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  const list = orNotFound(await lockOwnList(tx, me.id, params.id))
  await withdrawOwn(tx, me.id, list.id, now)
  return {}
}
