import { listParcels as route } from '@longhaul/contract/parcels/parcels.ts'
import { OWN_COUNT_MAX } from '@longhaul/domain/lists/own-counts.ts'
import { PARCEL_STATUSES, stagesOfStatus } from '@longhaul/domain/states/parcel-stages.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toParcelCards } from './parcel-card.ts'
import { countOwnByStage, listOwnParcels } from './sql-lists.ts'

export const listParcelsAction = readAction(route, listParcels, { fromReplica: true })

/** The shopper's packages, newest first, with the counts of the tabs. */
async function listParcels(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, query } = call
  const size = pageSize(query.limit)
  const rows = await listOwnParcels(db, me.id, {
    stages: query.status ? stagesOfStatus(query.status) : undefined,
    words: query.q?.trim() || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  const byStage = await countOwnByStage(db, me.id)
  const counts = PARCEL_STATUSES.map((status) => {
    const stages = stagesOfStatus(status)
    const count = stages.reduce((sum, stage) => sum + (byStage[stage] ?? 0), 0)
    return [status, Math.min(count, OWN_COUNT_MAX)] as const
  })
  return {
    items: await toParcelCards(call, page.rows),
    next_cursor: page.next_cursor,
    counts: Object.fromEntries(counts),
  }
}
