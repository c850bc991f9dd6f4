import { getParcel, listParcels } from '@longhaul/contract/parcels/parcels.ts'
import { PARCEL_STATUSES, stagesOfStatus } from '@longhaul/domain/parcels/stages.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { found } from '../../platform/http/refusal.ts'
import { toParcelCards } from './parcel-card.ts'
import { toParcelPage } from './parcel-page.ts'
import { countOwnByStage, findOwnListed, listOwnParcels } from './sql-lists.ts'

/** The shopper's packages, newest first, with the counts of the tabs. */
export const listParcelsAction = action(listParcels, async (call) => {
  const { tx, me, query } = call
  const size = pageSize(query.limit)
  const rows = await listOwnParcels(tx, me.id, {
    stages: query.status ? stagesOfStatus(query.status) : undefined,
    words: query.q?.trim() || undefined,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  const byStage = await countOwnByStage(tx, me.id)
  const counts = PARCEL_STATUSES.map((status) => {
    const stages = stagesOfStatus(status)
    return [status, stages.reduce((sum, stage) => sum + (byStage.get(stage) ?? 0), 0)] as const
  })
  return {
    items: await toParcelCards(call, page.rows),
    next_cursor: page.next_cursor,
    counts: Object.fromEntries(counts),
  }
})

export const getParcelAction = action(getParcel, async (call) =>
  toParcelPage(call, found(await findOwnListed(call.tx, call.me.id, call.params.id))),
)
