import { getShelfCount as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { readCount } from './count-card.ts'
import { findCountForStaff } from './sql-counts.ts'

export const getShelfCountAction = readAction(route, getShelfCount)

/** A count with what was scanned; never what should lie there. */
async function getShelfCount({ db, world, me, params, now }: ReadCall<typeof route>): Answer<typeof route> {
  const count = orNotFound(await findCountForStaff(db, params.id))
  refuseElsewhere(me, count.warehouse_id)
  return await readCount({ db, world, me, now }, count.id)
}
