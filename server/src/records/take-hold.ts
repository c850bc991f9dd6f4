import { takeHold as route } from '@longhaul/contract/staff/holds.staff.ts'
import { holdUntil, mayHold } from '@longhaul/domain/staff/holds.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { findHoldForStaff, deleteHolds, lockHold, setHold } from './sql-holds.ts'
import { toHold } from './hold-card.ts'

const FORGET_MS = 3_600_000

export const takeHoldAction = writeAction(route, takeHold)

/**
 * Takes a hold on a queue entry, or returns its holder. Taking it from a colleague is audited, renewing it is
 * not.
 */
async function takeHold(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const subject = { kind: body.kind, id: body.id }
  const own = { staff_id: me.id, taken_at: now, until_at: holdUntil(now) }
  const { isNew, ...held } = await lockHold(tx, subject, own)
  const isLive = held.until_at > now
  const isMine = held.staff_id === me.id && isLive
  const hold = { by: held.staff_id, untilAt: held.until_at }
  const mayTake = isNew || mayHold(hold, { by: me.id, now, takeOver: body.take_over ?? false })
  if (!isNew && mayTake) {
    await setHold(tx, subject, { ...own, taken_at: isMine ? held.taken_at : now })
    if (isLive && !isMine)
      await audit(call, {
        action: 'take_over',
        subjectKind: body.kind,
        subjectId: body.id,
        before: { staff_id: held.staff_id },
        after: { staff_id: me.id },
      })
  }
  if (isNew || (mayTake && !isMine)) await deleteHolds(tx, new Date(now.getTime() - FORGET_MS))
  else call.nothingChanged()
  return toHold(body.kind, (await findHoldForStaff(tx, subject))!)
}
