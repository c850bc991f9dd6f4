import { moveLead as route } from '@longhaul/contract/site/site.staff.ts'
import { whyNotLeadStage } from '@longhaul/domain/leads/stages.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { tellNamed } from '../team/public.ts'
import { lockLead, readLead } from './lead-card.ts'
import { insertLeadEvent, updateLead } from './sql.ts'

export const moveLeadAction = writeAction(route, moveLead)

async function moveLead(call: WriteCall<typeof route>): Answer<typeof route> {
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
  await tellNamed(call, { text: body.note, field: 'note', about: { kind: 'lead', id: lead.id } })
  await audit(call, {
    action: 'move_lead',
    subjectKind: 'lead',
    subjectId: lead.id,
    before: lead.stage,
    after: body.stage,
    reason: body.note.trim(),
  })
  return await readLead(tx, lead.id)
}
