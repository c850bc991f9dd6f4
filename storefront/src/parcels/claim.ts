import type { Reply } from '@longhaul/contract/routes.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

export type ClaimPage = Reply<'GET /parcels/{id}/claim'>
export type Claim = NonNullable<ClaimPage['claim']>
export type ClaimKindRow = ClaimPage['kinds'][number]

/** The meaning of a stage for the shopper, which decides the look of its tag. */
export const lookOf = (stage: ClaimStage): StatusKind => LOOKS[stage]

const LOOKS: Readonly<Record<ClaimStage, StatusKind>> = {
  submitted: 'working',
  evidence_wanted: 'attention',
  granted: 'working',
  paid: 'done',
  rejected: 'closed',
  cancelled: 'closed',
}
