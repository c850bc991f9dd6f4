import { getLead as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readLead } from './lead-card.ts'

export const getLeadAction = action(route, getLead)

function getLead({ tx, params }: Call<typeof route>): Answer<typeof route> {
  return readLead(tx, params.id)
}
