import type { LeadStage } from '@longhaul/domain/leads/stages.ts'
import { sql } from 'kysely'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { containing } from '../search/public.ts'

export type NewLead = {
  name: string
  company: string
  email: string
  phone: string
  monthly_volume: string
  message: string
  lang: Lang
  consent_at: Date
  created_at: Date
}

export const insertLead = (tx: Tx, lead: NewLead) =>
  tx.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow()

const leads = (db: Db) =>
  db
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'leads.assignee_id')
    .selectAll('leads')
    .select('staff.name as assignee_name')

export type LeadFilter = {
  stages?: readonly LeadStage[] | undefined
  assigneeId?: string | undefined
  q?: string | undefined
  cursor?: Cursor | undefined
  size: number
}

export const listLeadsForStaff = (db: Db, filter: LeadFilter) =>
  leads(db)
    .$if(filter.stages !== undefined, (query) => query.where('stage', 'in', [...filter.stages!]))
    .$if(filter.assigneeId !== undefined, (query) => query.where('assignee_id', '=', filter.assigneeId!))
    .$if(Boolean(filter.q), (query) => {
      const pattern = containing(filter.q!)
      return query.where((where) =>
        where.or([
          where('leads.name', 'ilike', pattern),
          where('company', 'ilike', pattern),
          where('leads.email', 'ilike', pattern),
          where('message', 'ilike', pattern),
        ]),
      )
    })
    .$call((query) => newestPage(query, 'leads.created_at', 'leads.id', filter.cursor, filter.size + 1))
    .execute()

export const findLeadForStaff = (db: Db, id: string) =>
  leads(db).where('leads.id', '=', id).executeTakeFirst()

export const lockLeadForStaff = (tx: Tx, id: string) =>
  tx.selectFrom('leads').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const updateLead = (
  tx: Tx,
  id: string,
  change: { stage?: LeadStage; assignee_id?: string | null; version: number },
) => tx.updateTable('leads').set(change).where('id', '=', id).execute()

export const insertLeadEvent = (
  tx: Tx,
  event: {
    lead_id: string
    staff_id: string
    kind: 'note' | 'stage' | 'assignee'
    note?: string
    stage?: LeadStage
    assignee_id?: string | null
    created_at: Date
  },
) => tx.insertInto('lead_events').values(event).execute()

export const listLeadEvents = (db: Db, leadId: string) =>
  db
    .selectFrom('lead_events')
    .innerJoin('staff', 'staff.id', 'lead_events.staff_id')
    .leftJoin('staff as assignees', 'assignees.id', 'lead_events.assignee_id')
    .where('lead_id', '=', leadId)
    .select([
      'kind',
      'note',
      'stage',
      'lead_events.created_at',
      'staff.name as staff_name',
      'assignees.name as assignee_name',
    ])
    .orderBy('lead_events.id')
    .execute()

/** The staff who may handle enquiries: active members with the role support or admin. */
export const listDeskStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles && array['support', 'admin']`)
    .select(['id', 'name'])
    .orderBy('name')
    .execute()

/** Deletes enquiries past their retention, with their notes. */
export const deleteLeadsForJob = (tx: Tx, before: Date) =>
  tx.deleteFrom('leads').where('created_at', '<', before).execute()
