import { wantEvidence as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { take } from './take-decision.ts'

export const wantEvidenceAction = writeAction(route, wantEvidence)

/** Requests more evidence. The shopper reads the request and adds the evidence on the page of the package. */
function wantEvidence(call: WriteCall<typeof route>): Answer<typeof route> {
  return take(call, 'want_evidence', 'claim_evidence')
}
