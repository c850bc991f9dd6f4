import type { ChargedFigures } from '@longhaul/contract/parcels/customs.ts'
import { type Charged, chargedOf } from '@longhaul/domain/duty/charged.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import { listCharged } from './sql.ts'

/** How right the estimates of each country were in the last twelve months, where anything is known. */
export async function readCharged(db: Db, now: Date): Promise<Map<string, Charged>> {
  const packages = await listCharged(db, now)
  return new Map(
    [...packages].flatMap(([country, rows]) => {
      const charged = chargedOf(rows)
      return charged ? [[country, charged] as const] : []
    }),
  )
}

export const toChargedFigures = ({
  packages,
  insidePerMille,
  errorPerMille,
}: Charged): Static<typeof ChargedFigures> => ({
  packages,
  inside_per_mille: insidePerMille,
  error_per_mille: errorPerMille,
})
