import type { Feature } from '../platform/feature.ts'
import { addEvidenceAction, cancelClaimAction } from './change-claim.ts'
import {
  grantClaimAction,
  rejectClaimAction,
  sendBackClaimAction,
  wantEvidenceAction,
} from './decide-claim.ts'
import { followClaimJob } from './follow-claim.job.ts'
import { getParcelClaimAction } from './get-parcel-claim.ts'
import { getClaimAction, listClaimsAction } from './list-claims.ts'
import { openClaimAction } from './open-claim.ts'
import { payClaimAction } from './pay-claim.ts'

export const claims: Feature = {
  jobs: [followClaimJob],
  actions: [
    getParcelClaimAction,
    openClaimAction,
    addEvidenceAction,
    cancelClaimAction,

    listClaimsAction,
    getClaimAction,
    wantEvidenceAction,
    rejectClaimAction,
    grantClaimAction,
    sendBackClaimAction,
    payClaimAction,
  ],
}
