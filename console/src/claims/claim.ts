import type { Reply } from '@longhaul/contract/routes.ts'
import { coverLeft } from '@longhaul/domain/claims/payout.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

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
