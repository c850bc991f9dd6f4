import { listEstimateChecks as route } from '@longhaul/contract/goods/estimate-checks.staff.ts'
import { isOff } from '@longhaul/domain/goods-knowledge/held.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { insideOf, readCheckedMonths } from './checked-months.ts'
import { kindNames } from './read-kinds.ts'
import { countAsides } from './sql-asides.ts'
import { listLatestEstimates } from './sql-months.ts'

export const listEstimateChecksAction = readAction(route, listEstimateChecks)

/** The number of points in the plot. */
const SHOWN = 300

/** Compares the estimates with the weights on the scale. */
async function listEstimateChecks({ db, query, now, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const { months, kinds } = await readCheckedMonths(db, now)
  const pieces = await listLatestEstimates(db, query.kind?.trim() || null, SHOWN)
  const nameOf = await kindNames(db, lang)
  return {
    months: months.map(({ month, pieces: count, below, above, error_per_mille }) => ({
      month,
      pieces: count,
      below,
      above,
      inside_per_mille: insideOf({ pieces: count, below, above }),
      error_per_mille,
    })),
    kinds: kinds.map((row) => ({
      ...row,
      name: nameOf(row.id),
      inside_per_mille: insideOf(row),
      is_off: isOff(row),
    })),
    pieces: pieces.map((row) => ({ ...row, measured_at: row.measured_at.toISOString() })),
    set_aside: await countAsides(db),
  }
}
