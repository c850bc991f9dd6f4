import { listAsideWeighings as route } from '@longhaul/contract/goods/weighings.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toAside } from './aside-rows.ts'
import { kindNames } from './read-kinds.ts'
import { countAsides, listAsidesForStaff } from './sql-asides.ts'

export const listAsideWeighingsAction = readAction(route, listAsideWeighings)

const SHOWN = 200

/** The weighings from which nothing is learnt until staff decide about them. */
async function listAsideWeighings({
  db,
  query,
  now,
  lang,
  world,
}: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listAsidesForStaff(db, query.decided ?? false, SHOWN)
  const nameOf = await kindNames(db, lang)
  return {
    items: rows.map((row) => toAside(world, row, nameOf, now)),
    waiting: await countAsides(db),
  }
}
