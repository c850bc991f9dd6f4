import { getOwnCreator as route } from '@longhaul/contract/rewards/creators.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readSettings } from '../../site/public.ts'
import { readOwnCard } from './card.ts'
import { findOwnCreator } from './sql.ts'

export const getOwnCreatorAction = readAction(route, getOwnCreator)

/** Whether the shopper is a creator, and what came of it. */
async function getOwnCreator({ db, me }: ReadCall<typeof route>): Answer<typeof route> {
  const found = await findOwnCreator(db, me.id)
  const { creatorSharePerMille } = await readSettings(db)
  return { creator: found ? await readOwnCard(db, found) : null, usual_per_mille: creatorSharePerMille }
}
