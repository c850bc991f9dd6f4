import { type ProposalStage } from '@longhaul/domain/policy/proposal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Proposals } from '../platform/database/tables.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { StaffMember } from '../platform/logged-in.ts'

export const insertProposal = (tx: Tx, row: Insertable<Proposals>) =>
  tx.insertInto('proposals').values(row).returning('id').executeTakeFirstOrThrow()

const proposals = (db: Db) =>
  db
    .selectFrom('proposals')
    .innerJoin('staff as asker', 'asker.id', 'proposals.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'proposals.decided_by')
    .selectAll('proposals')
    .select(['asker.name as asked_by_name', 'decider.name as decided_by_name'])

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>

export const findProposal = (db: Db, id: string) =>
  proposals(db).where('proposals.id', '=', id).executeTakeFirst()

export const lockProposal = (tx: Tx, id: string) =>
  proposals(tx).where('proposals.id', '=', id).forNoKeyUpdate('proposals').executeTakeFirst()

const OPEN: readonly ProposalStage[] = ['waiting', 'approved']

export const listProposals = (
  db: Db,
  filter: { isOpen: boolean | undefined; cursor: Cursor | undefined; size: number },
) =>
  proposals(db)
    .$if(filter.isOpen !== undefined, (query) => query.where('stage', filter.isOpen ? 'in' : 'not in', OPEN))
    .$call((query) => newestPage(query, 'proposals.asked_at', 'proposals.id', filter.cursor, filter.size + 1))
    .execute()

/** Approved changes that have not taken effect yet, the next first. */
export const listApproved = (db: Db) =>
  proposals(db).where('stage', '=', 'approved').orderBy('due_at').orderBy('proposals.id').execute()

export const updateProposal = (tx: Tx, id: string, change: Updateable<Proposals>) =>
  tx.updateTable('proposals').set(change).where('id', '=', id).execute()

/**
 * The proposals for the job: approved ones whose time has come, and waiting ones that nobody decided in time.
 */
export const listDueForJob = (db: Db, now: Date, size: number) =>
  db
    .selectFrom('proposals')
    .where((where) =>
      where.or([
        where.and([where('stage', '=', 'approved'), where('due_at', '<=', now)]),
        where.and([where('stage', '=', 'waiting'), where('expires_at', '<=', now)]),
      ]),
    )
    .orderBy('asked_at')
    .limit(size)
    .select('id')
    .execute()

/** A member of staff as the caller of a proposed call, if they may still work. */
export async function findActor(db: Db, id: string): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom('staff')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .select([
      'id',
      'name',
      'email',
      'lang',
      'roles',
      'warehouse_id as warehouseId',
      'leads_shift as leadsShift',
      sql<boolean>`true`.as('hasTwoFactor'),
    ])
    .executeTakeFirst()
  return row && { ...row, kind: 'staff', sessionId: '', sessionEndsAt: new Date(0) }
}
