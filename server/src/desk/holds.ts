import { type Hold, dropHold, listHolds, takeHold } from '@longhaul/contract/staff/holds.staff.ts'
import { type HoldKind, holdUntil, mayHold } from '@longhaul/domain/staff/holds.ts'
import type { Static } from 'typebox'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import {
  type HoldRow,
  endHold,
  findHoldForStaff,
  forgetHolds,
  listHoldsForStaff,
  lockHold,
  setHold,
} from './sql-holds.ts'

const FORGET_MS = 3_600_000

export const listHoldsAction = action(listHolds, async ({ tx, query, now }) => ({
  items: (await listHoldsForStaff(tx, query.kind, now)).map((row) => toHold(query.kind, row)),
}))

/** Takes something in hand, or says who has it. Keeping it is said to nobody; whoever takes it from a colleague stands in the log. */
export const takeHoldAction = action(takeHold, async (call) => {
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
  if (isNew || (mayTake && !isMine)) {
    await forgetHolds(tx, new Date(now.getTime() - FORGET_MS))
    await call.changed('staff', 'holds')
  }
  return toHold(body.kind, (await findHoldForStaff(tx, subject))!)
})

export const dropHoldAction = action(dropHold, async ({ tx, me, body, changed }) => {
  if (await endHold(tx, { kind: body.kind, id: body.id }, me.id)) await changed('staff', 'holds')
  return {}
})

const toHold = (kind: HoldKind, row: HoldRow): Static<typeof Hold> => ({
  kind,
  id: row.subject_id,
  by: row.staff_id,
  by_name: row.name,
  taken_at: row.taken_at.toISOString(),
  until_at: row.until_at.toISOString(),
})
