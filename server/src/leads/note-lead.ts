import { noteLead as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { tellNamed } from '../team/public.ts'
import { lockLead, readLead } from './lead-card.ts'
import { insertLeadEvent } from './sql.ts'

export const noteLeadAction = writeAction(route, noteLead)

/** Adds a note to an enquiry. A note changes nothing else, so two people may write one concurrently. */
async function noteLead(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const lead = await lockLead(tx, params.id)
  const note = body.note.trim()
  await insertLeadEvent(tx, { lead_id: lead.id, staff_id: me.id, kind: 'note', note, created_at: now })
  await tellNamed(call, { text: note, field: 'note', about: { kind: 'lead', id: lead.id } })
  await audit(call, { action: 'note_lead', subjectKind: 'lead', subjectId: lead.id, after: { note } })
  return await readLead(tx, lead.id)
}
