import { assignLead, moveLead, noteLead } from '@longhaul/contract/site/site.staff.ts'
import { whyNotLeadStage } from '@longhaul/domain/leads/stages.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, refuseIf } from '../platform/http/refusal.ts'
import { lockLead, readLead } from './lead-card.ts'
import { insertLeadEvent, listDeskStaff, updateLead } from './sql.ts'

/** Notes what was said. A note changes nothing, so two people may write at once. */
export const noteLeadAction = action(noteLead, async (call) => {
  const { tx, params, body, me, now } = call
  const lead = await lockLead(tx, params.id)
  const note = body.note.trim()
  await insertLeadEvent(tx, { lead_id: lead.id, staff_id: me.id, kind: 'note', note, created_at: now })
  await audit(call, { action: 'note_lead', subjectKind: 'lead', subjectId: lead.id, after: { note } })
  await call.changed('staff', 'messages')
  return await readLead(tx, lead.id)
})

export const moveLeadAction = action(moveLead, async (call) => {
  const { tx, params, body, me, now } = call
  const lead = await lockLead(tx, params.id, body.version)
  refuseIf(whyNotLeadStage(lead.stage, body.stage))
  await updateLead(tx, lead.id, { stage: body.stage, version: lead.version + 1 })
  await insertLeadEvent(tx, {
    lead_id: lead.id,
    staff_id: me.id,
    kind: 'stage',
    stage: body.stage,
    note: body.note.trim(),
    created_at: now,
  })
  await audit(call, {
    action: 'move_lead',
    subjectKind: 'lead',
    subjectId: lead.id,
    before: lead.stage,
    after: body.stage,
    reason: body.note.trim(),
  })
  await call.changed('staff', 'messages')
  return await readLead(tx, lead.id)
})

export const assignLeadAction = action(assignLead, async (call) => {
  const { tx, params, body, me, now } = call
  const lead = await lockLead(tx, params.id, body.version)
  const desk = await listDeskStaff(tx)
  if (body.staff_id !== null && !desk.some((one) => one.id === body.staff_id))
    throw badInput({ staff_id: 'choice' })
  if (body.staff_id !== lead.assignee_id) {
    await updateLead(tx, lead.id, { assignee_id: body.staff_id, version: lead.version + 1 })
    await insertLeadEvent(tx, {
      lead_id: lead.id,
      staff_id: me.id,
      kind: 'assignee',
      assignee_id: body.staff_id,
      created_at: now,
    })
    await audit(call, {
      action: 'assign_lead',
      subjectKind: 'lead',
      subjectId: lead.id,
      before: lead.assignee_id,
      after: body.staff_id,
    })
    await call.changed('staff', 'messages')
  }
  return await readLead(tx, lead.id)
})
