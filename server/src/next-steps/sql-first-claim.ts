import { CLAIM_STAGES_BY_URGENCY, type ClaimStage } from '@longhaul/domain/claims/stages.ts'
import { sql } from 'kysely'
import { literals } from '../platform/database/literals.ts'

const byUrgency = sql`array[${literals(CLAIM_STAGES_BY_URGENCY)}]`

/**
 * The stage of that claim for `parcels as parcel` that needs an action first; null if none is open or paid.
 */
export const firstClaim = sql<ClaimStage | null>`(
  select claim.stage from parcel_claims claim where claim.parcel_id = parcel.id and claim.stage = any (${byUrgency})
  order by array_position(${byUrgency}, claim.stage) limit 1
)`
