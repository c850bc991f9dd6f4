import type { Feature } from '../platform/feature.ts'
import { addEvidenceAction } from './add-evidence.ts'
import { cancelClaimAction } from './cancel-claim.ts'
import { grantClaimAction } from './grant-claim.ts'
import { rejectClaimAction } from './reject-claim.ts'
import { sendBackClaimAction } from './send-back-claim.ts'
import { wantEvidenceAction } from './want-evidence.ts'
import { followClaimJob } from './follow-claim.job.ts'
import { getParcelClaimAction } from './get-parcel-claim.ts'
import { getClaimAction } from './get-claim.ts'
import { listClaimsAction } from './list-claims.ts'
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
