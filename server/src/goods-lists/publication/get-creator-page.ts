import { getCreatorPage as route } from '@longhaul/contract/rewards/creators.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCreatorByCode } from '../../rewards/public.ts'
import { listShownOf } from './sql.ts'

export const getCreatorPageAction = readAction(route, getCreatorPage)

/** A creator's page: the name that they chose, and their public lists. */
async function getCreatorPage({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const { code } = params
  const creator = await findCreatorByCode(db, code)
  if (!creator) throw new Refusal('not_found')
  if (!creator.open) return { code, creator: null }
  const lists = await listShownOf(db, creator.shopper_id)
  return {
    code,
    creator: {
      shown_name: creator.shown_name,
      lists: lists.map((list) => ({ ...list, updated_at: list.updated_at.toISOString() })),
    },
  }
}
