import { getPublication as route } from '@longhaul/contract/goods/public-lists.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findOwnList } from '../sql.ts'
import { toPublication } from './card.ts'
import { goodsToShow } from './goods-to-show.ts'
import { findOwnPublication } from './sql.ts'

export const getPublicationAction = readAction(route, getPublication)

/** The public page of a list, and how many goods it would have. */
async function getPublication({ db, me, params }: ReadCall<typeof route>): Answer<typeof route> {
  const list = orNotFound(await findOwnList(db, me.id, params.id))
  const found = await findOwnPublication(db, me.id, list.id)
  return {
    publication: found ? toPublication(found) : null,
    showable: (await goodsToShow(db, me.id, list.id)).length,
  }
}
