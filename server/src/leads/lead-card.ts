import type { Lead, LeadCard } from '@longhaul/contract/site/site.staff.ts'
import { LEAD_MONTHS } from '@longhaul/domain/leads/stages.ts'
import type { Static } from 'typebox'
import type { Db, Tx } from '../platform/database/db.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import {
  findLeadForStaff,
  listDeskStaff,
  listLeadEvents,
  type listLeadsForStaff,
  lockLeadForStaff,
} from './sql.ts'

type Row = Awaited<ReturnType<typeof listLeadsForStaff>>[number]

export const toCard = (row: Row): Static<typeof LeadCard> => ({
  id: row.id,
  name: row.name,
  company: row.company,
  email: row.email,
  monthly_volume: row.monthly_volume,
  stage: row.stage,
  assignee_id: row.assignee_id,
  assignee_name: row.assignee_name,
  version: row.version,
  created_at: row.created_at.toISOString(),
})

/** One enquiry with its history, and the date on which it will be deleted. */
export async function readLead(db: Db, id: string): Promise<Static<typeof Lead>> {
  const row = orNotFound(await findLeadForStaff(db, id))
  const forgottenOn = new Date(row.created_at)
  forgottenOn.setUTCMonth(forgottenOn.getUTCMonth() + LEAD_MONTHS)
  const events = await listLeadEvents(db, id)
  return {
    ...toCard(row),
    phone: row.phone,
    message: row.message,
    lang: row.lang,
    consent_at: row.consent_at.toISOString(),
    forgotten_on: forgottenOn.toISOString(),
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    staff: await listDeskStaff(db),
  }
}

/** Locks an enquiry. Refuses with `changed_meanwhile` if it was changed since it was read. */
export async function lockLead(tx: Tx, id: string, version?: number) {
  const lead = orNotFound(await lockLeadForStaff(tx, id))
  if (version !== undefined && lead.version !== version) throw new Refusal('changed_meanwhile')
  return lead
}
