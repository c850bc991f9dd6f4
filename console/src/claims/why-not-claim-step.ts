import {
  type ClaimOfParcel,
  contradiction,
  whyNotGrantClaim,
  whyNotPayClaim,
} from '@longhaul/domain/claims/contradiction.ts'
import { type ClaimStep, OPEN_CLAIM_STAGES, claimTable } from '@longhaul/domain/claims/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import type { Me } from '../shared/use-me.ts'
import type { Claim } from './claim.ts'

/** Why this member of staff cannot take a step, as a sentence; null if they can. */
export function whyNotClaimStep(claim: Claim, step: ClaimStep, me: Me | undefined): string | null {
  const facts = factsOf(claim)
  const why =
    whyNotStep(claimTable, claim.stage, step, me?.roles ?? []) ??
    (step === 'pay' ? whyNotPayClaim(facts) : step === 'grant' ? whyNotGrantClaim(facts) : null)
  return why && errorText.reasons[why]
}

/** Whether the package's progress contradicts an open claim. */
export const isContradicted = (claim: Claim): boolean =>
  OPEN_CLAIM_STAGES.some((open) => open === claim.stage) && contradiction(factsOf(claim)) !== null

const factsOf = (claim: Claim): ClaimOfParcel => ({
  kind: claim.kind,
  decidedAt: claim.decided_at === null ? null : new Date(claim.decided_at),
  parcelStage: claim.parcel_stage,
  parcelStageAt: new Date(claim.parcel_stage_at),
})
