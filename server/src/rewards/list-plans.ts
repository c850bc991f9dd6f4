import { listPlans as route } from '@longhaul/contract/rewards/rewards.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readPlans } from './plans-card.ts'

export const listPlansAction = readAction(route, listPlans)

function listPlans({ db, me, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  return readPlans(db, me.id, { lang, now })
}
