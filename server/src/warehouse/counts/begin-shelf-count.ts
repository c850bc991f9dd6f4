import { beginShelfCount as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { whyNotBegin, whyNotCount } from '@longhaul/domain/warehouse/shelf-count.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { earlier } from './earlier.ts'
import { readCount } from './count-card.ts'
import { type CountRow, findCount, hasWarehouse, insertCount, lockRunning, setActive } from './sql-counts.ts'

export const beginShelfCountAction = writeAction(route, beginShelfCount)

/**
 * Begins the count of a shelf, or goes on with one's own or one that was left. Repeated, it is the same
 * count: a station whose answer was lost sends it again.
 */
async function beginShelfCount(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  const shelf = body.shelf.trim().toUpperCase()
  const at = new Date(body.at)
  if (!(await hasWarehouse(tx, body.warehouse_id))) throw badInput({ warehouse_id: 'choice' })
  refuseElsewhere(me, body.warehouse_id)
  const place = { warehouseId: body.warehouse_id, shelf }
  const running = await lockRunning(tx, place)
  const id = running ? await goOn(call, running) : await begin()
  return await readCount({ db: tx, world, me, now }, id)

  async function begin(): Promise<string> {
    refuseIf(whyNotBegin(at, now))
    const count = { warehouse_id: place.warehouseId, shelf, staffId: me.id, since: earlier(at, now), now }
    const begun = await insertCount(tx, count)
    // A colleague began at the same moment.
    if (!begun) throw new Refusal('shelf_being_counted')
    await audit(call, {
      action: 'begin_count',
      subjectKind: 'shelf_count',
      subjectId: begun,
      after: { warehouse_id: place.warehouseId, place: shelf },
    })
    return begun
  }
}

/** Goes on with a count that runs; one that a colleague left changes hands. */
async function goOn(call: WriteCall<typeof route>, running: CountRow): Promise<string> {
  const { tx, me, now } = call
  const why = whyNotCount({ countedBy: running.counted_by, activeAt: running.active_at }, me.id, now)
  if (why) {
    const { counted_by_name: name, active_at } = await findCount(tx, running.id)
    throw new Refusal(why, { counted_by: name, active_at: active_at.toISOString() })
  }
  await setActive(tx, running.id, { counted_by: me.id, active_at: now })
  if (running.counted_by !== me.id)
    await audit(call, {
      action: 'take_over_count',
      subjectKind: 'shelf_count',
      subjectId: running.id,
      before: { counted_by: running.counted_by, active_at: running.active_at },
      after: { counted_by: me.id },
    })
  return running.id
}
