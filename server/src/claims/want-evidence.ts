import { wantEvidence as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const wantEvidenceAction = action(route, wantEvidence)

/** Requests more evidence. The shopper reads the request and adds the evidence on the page of the package. */
function wantEvidence(call: Call<typeof route>): Answer<typeof route> {
  return take(call, 'want_evidence', 'claim_evidence')
}
