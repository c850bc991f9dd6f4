import { cancelShelfCount as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { foundNumberText } from '@longhaul/domain/warehouse/found-things.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { deleteFound } from '../found/sql-found.ts'
import { lockCountHere, whyNotCancel } from './lock-own-count.ts'
import { setOver } from './sql-counts.ts'

export const cancelShelfCountAction = writeAction(route, cancelShelfCount)

/** Cancels a count: one's own, one that was left, or as an admin any. Its scans stay on record. */
async function cancelShelfCount(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const count = await lockCountHere(call, params.id)
  if (count.cancelled_at !== null && count.cancelled_by === me.id) return {}
  refuseIf(count.ended_at !== null || count.cancelled_at !== null ? 'count_closed' : null)
  refuseIf(whyNotCancel(count, me, now))
  await setOver(tx, count.id, { cancelled_at: now, cancelled_by: me.id })
  const told = await deleteFound(tx, count.id)
  await audit(call, {
    action: 'cancel_count',
    subjectKind: 'shelf_count',
    subjectId: count.id,
    before: {
      place: count.shelf,
      counted_by: count.counted_by,
      ...(told.length > 0 ? { found: told.map(foundNumberText) } : {}),
    },
  })
  return {}
}
