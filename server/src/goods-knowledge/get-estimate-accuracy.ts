import { getEstimateAccuracy as route } from '@longhaul/contract/goods/accuracy.ts'
import { MEANINGFUL_PIECES } from '@longhaul/domain/goods-knowledge/held.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { insideOf, readCheckedMonths } from './checked-months.ts'
import { HOLDS_IN } from './estimate-card.ts'
import { readModelInForce } from './model-in-force.ts'
import { kindNames } from './read-kinds.ts'

export const getEstimateAccuracyAction = readAction(route, getEstimateAccuracy)

/** The accuracy of our estimates, publicly, from the figures counted at night. */
async function getEstimateAccuracy({ db, now, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const { months, kinds } = await readCheckedMonths(db, now)
  const { version, learned_at } = await readModelInForce(db)
  const nameOf = await kindNames(db, lang)
  const share = (count: number, of: number) => Math.round((count * 1_000) / of)
  return {
    holds_in: HOLDS_IN,
    months: months.map((row) => ({
      month: row.month,
      pieces: row.pieces,
      inside_per_mille: insideOf(row),
      below_per_mille: share(row.below, row.pieces),
      above_per_mille: share(row.above, row.pieces),
      error_per_mille: row.error_per_mille,
    })),
    kinds: kinds
      .filter(({ id, pieces }) => id !== 'none' && pieces >= MEANINGFUL_PIECES)
      .map((row) => ({
        id: row.id,
        name: nameOf(row.id),
        pieces: row.pieces,
        inside_per_mille: insideOf(row),
      })),
    model_version: version,
    learned_at: learned_at?.toISOString() ?? null,
  }
}
