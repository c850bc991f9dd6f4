import type { Reply } from '@longhaul/contract/routes.ts'
import { coverLeft } from '@longhaul/domain/claims/payout.ts'
import {
  type ClaimStage,
  type ClaimStep,
  claimTable,
  OPEN_CLAIM_STAGES,
} from '@longhaul/domain/claims/stages.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'
import {
  type ClaimOfParcel,
  contradiction,
  whyNotGrantClaim,
  whyNotPayClaim,
} from '@longhaul/domain/claims/contradiction.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import type { Me } from '../shared/use-me.ts'

/** One claim with all its details. */
export type Claim = Reply<'GET /staff/claims/{id}'>

/** How much of the package's insurance its other claims leave. */
export const coverLeftOf = (claim: Claim): number =>
  coverLeft({
    insuredFen: claim.insured_fen,
    insuredElsewhereFen: claim.insured_elsewhere_fen,
    goodsFen: claim.goods_fen,
  })

/** The meaning of a stage for staff, which decides the look of its tag. */
export const lookOf = (stage: ClaimStage): StatusKind => LOOKS[stage]

const LOOKS: Readonly<Record<ClaimStage, StatusKind>> = {
  submitted: 'attention',
  evidence_wanted: 'waiting',
  granted: 'attention',
  paid: 'done',
  rejected: 'closed',
  cancelled: 'closed',
}

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
