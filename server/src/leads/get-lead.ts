import { getLead as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readLead } from './lead-card.ts'

export const getLeadAction = readAction(route, getLead)

function getLead({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  return readLead(db, params.id)
}
