import { assignWork as route } from '@longhaul/contract/staff/assignments.staff.ts'
import { WORK, isStillWith } from '@longhaul/domain/staff/assignments.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { whyNotHere } from '@longhaul/domain/staff/workplace.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { requireWorker } from './require-worker.ts'
import { tellNamed } from './tell-named.ts'
import { toAssignment } from './assignment-card.ts'
import {
  deleteAssignment,
  findActiveStaff,
  findAssignmentForStaff,
  findOpenWork,
  insertAssignment,
  lockAssignment,
} from './sql-assignments.ts'

export const assignWorkAction = writeAction(route, assignWork)

/**
 * Takes an entry, gives it to a colleague, or gives it back. Both must work on such entries where this one
 * lies. What was with somebody who has been blocked is with nobody.
 */
async function assignWork(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const subject = { kind: body.kind, id: body.id }
  refuseIf(holdsOneOf(me.roles, WORK[body.kind].roles) ? null : 'forbidden')
  const work = orNotFound(await findOpenWork(tx, subject))
  if (WORK[body.kind].here && work.warehouse_id !== null)
    refuseIf(whyNotHere(me.warehouseId, work.warehouse_id))
  const row = await lockAssignment(tx, subject)
  const before = row && (await findActiveStaff(tx, row.staff_id)) ? row.staff_id : null
  if (before === body.to) {
    call.nothingChanged()
    return await answer(call, subject)
  }
  if (!isStillWith(before, body.seen)) throw new Refusal('changed_meanwhile')
  if (row) await deleteAssignment(tx, subject)
  const note = body.note?.trim() ?? ''
  if (body.to !== null) {
    await requireWorker(tx, { kind: body.kind, to: body.to, warehouseId: work.warehouse_id })
    const given = { staff_id: body.to, given_by: me.id, given_at: now, note }
    if (!(await insertAssignment(tx, { subject_kind: body.kind, subject_id: body.id, ...given })))
      throw new Refusal('changed_meanwhile')
  }
  await tellNamed(call, { text: note, field: 'note', about: { ...subject, warehouseId: work.warehouse_id } })
  await audit(call, {
    action: body.to === null ? 'give_back_work' : body.to === me.id ? 'take_work' : 'give_work',
    subjectKind: body.kind,
    subjectId: body.id,
    before: { staff_id: before },
    after: { staff_id: body.to },
    reason: note,
  })
  return await answer(call, subject)
}

async function answer(
  { tx }: WriteCall<typeof route>,
  subject: Parameters<typeof findAssignmentForStaff>[1],
) {
  const row = await findAssignmentForStaff(tx, subject)
  return { assignment: row ? toAssignment(row) : null }
}
