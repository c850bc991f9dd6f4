import { getGoodsList as route } from '@longhaul/contract/goods/goods-lists.ts'
import type { GoodsList } from '@longhaul/contract/goods/goods-lists.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toCards } from './cards.ts'
import { findOwnList } from './sql.ts'

export const getGoodsListAction = readAction(route, getGoodsList)

/** One list, without its rows. */
async function getGoodsList({ db, me, params }: ReadCall<typeof route>): Answer<typeof route> {
  return await readListCard(db, me.id, params.id)
}

/** A list of this shopper in wire format. */
export async function readListCard(db: Db, shopperId: string, id: string): Promise<Static<typeof GoodsList>> {
  const [card] = await toCards(db, [orNotFound(await findOwnList(db, shopperId, id))])
  return orNotFound(card)
}
