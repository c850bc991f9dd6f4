import { getTransferLoad, listTransferLoads } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { readLoad, toLoad } from './load-card.ts'
import { listLoads } from './sql-loads.ts'

export const listTransferLoadsAction = readAction(listTransferLoads, listAll)
export const getTransferLoadAction = readAction(getTransferLoad, (call) => readLoad(call, call.params.id))

/** The loads from and to the caller's warehouse: open ones, or those that are over. */
async function listAll(call: ReadCall<typeof listTransferLoads>): Answer<typeof listTransferLoads> {
  const { db, me, query } = call
  const stage = query.stage || 'open'
  if (stage !== 'open' && stage !== 'over') throw badInput({ stage: 'choice' })
  const size = pageSize(query.limit)
  const rows = await listLoads(db, {
    warehouseId: me.warehouseId,
    isOpen: stage === 'open',
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return { items: page.rows.map(toLoad), next_cursor: page.next_cursor }
}
