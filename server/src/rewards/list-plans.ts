import { listPlans as route } from '@longhaul/contract/rewards/rewards.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readPlans } from './plans-card.ts'

export const listPlansAction = action(route, listPlans)

function listPlans({ tx, me, lang, now }: Call<typeof route>): Answer<typeof route> {
  return readPlans(tx, me.id, { lang, now })
}
