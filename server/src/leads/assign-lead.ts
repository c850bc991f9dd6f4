import { assignLead as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { lockLead, readLead } from './lead-card.ts'
import { insertLeadEvent, listDeskStaff, updateLead } from './sql.ts'

export const assignLeadAction = writeAction(route, assignLead)

async function assignLead(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const lead = await lockLead(tx, params.id, body.version)
  const desk = await listDeskStaff(tx)
  if (body.staff_id !== null && !desk.some((entry) => entry.id === body.staff_id))
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
  }
  return await readLead(tx, lead.id)
}
