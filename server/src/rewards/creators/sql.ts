import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Creators } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'

export type CreatorRow = Selectable<Creators>

export const findOwnCreator = (db: Db, shopperId: string): Promise<CreatorRow | undefined> =>
  db.selectFrom('creators').where('shopper_id', '=', shopperId).selectAll().executeTakeFirst()

export const lockOwnCreator = (tx: Tx, shopperId: string): Promise<CreatorRow | undefined> =>
  tx
    .selectFrom('creators')
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/**
 * Locks a creator: whoever credits, takes back or pays a share begins with this, after the shopper's
 * money.
 */
export const lockCreatorForJob = (tx: Tx, id: string): Promise<CreatorRow | undefined> =>
  tx.selectFrom('creators').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const lockCreatorForStaff = (tx: Tx, id: string) => lockCreatorForJob(tx, id)

/** Whose a creator's account is. */
export const findCreatorForStaff = (db: Db, id: string): Promise<CreatorRow | undefined> =>
  db.selectFrom('creators').where('id', '=', id).selectAll().executeTakeFirst()

/** A creator whose page is open: active, and not blocked. */
const shown = (db: Db) =>
  db
    .selectFrom('creators')
    .where('state', '=', 'active')
    .where(
      sql<boolean>`exists (select from shoppers where shoppers.id = creators.shopper_id and blocked_at is null)`,
    )

/** A creator by code, and whether the page is open; undefined if there never was one. */
export async function findByCode(
  db: Db,
  code: string,
): Promise<(CreatorRow & { open: boolean }) | undefined> {
  const found = await db.selectFrom('creators').where('code', '=', code).selectAll().executeTakeFirst()
  if (!found || found.state === 'applied' || found.state === 'declined') return undefined
  const open = await shown(db).where('id', '=', found.id).select('id').executeTakeFirst()
  return { ...found, open: open !== undefined }
}

/** The code that a public list of this shopper carries; null for whoever is no creator. */
export async function findShownCode(db: Db, shopperId: string): Promise<string | null> {
  const row = await shown(db).where('shopper_id', '=', shopperId).select('code').executeTakeFirst()
  return row?.code ?? null
}

export const insertCreator = async (tx: Tx, creator: Insertable<Creators>): Promise<boolean> => {
  const made = await tx
    .insertInto('creators')
    .values(creator)
    .onConflict((conflict) => conflict.column('shopper_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const updateCreator = (tx: Tx, id: string, change: Updateable<Creators>) =>
  tx.updateTable('creators').set(change).where('id', '=', id).execute()

/** What came of a creator, as numbers. */
const figures = sql`
  coalesce((select sum(visits) from creator_days d where d.creator_id = creators.id), 0)::int as visits,
  coalesce((select sum(registrations) from creator_days d where d.creator_id = creators.id), 0)::int as registrations,
  (select count(*)::int from creator_bindings b join orders o on o.shopper_id = b.shopper_id
    and o.created_at between b.bound_at and b.ends_at
    where b.creator_id = creators.id and exists (select from order_items i where i.order_id = o.id
      and i.stage not in ('pending_payment', 'cancelled'))) as orders,
  sums.*`
const sums = sql`(select
    coalesce(sum(share_fen - taken_back_fen) filter (where s.state in ('held', 'checking')), 0)::bigint as waiting_fen,
    coalesce(sum(amount) filter (where s.state = 'paid'), 0)::bigint as paid_fen,
    count(*) filter (where s.state = 'checking')::int as checking
  from creator_shares s
  left join ledger_transactions t on t.kind = 'share_paid' and t.subject_kind = 'creator_share' and t.subject_id = s.id
  left join ledger_postings p on p.transaction_id = t.id
  where s.creator_id = creators.id)`

export type CreatorFigures = {
  visits: number
  registrations: number
  orders: number
  waiting_fen: number
  paid_fen: number
  checking: number
}

export async function readFigures(db: Db, creatorId: string): Promise<CreatorFigures> {
  const { rows } = await sql<CreatorFigures>`
    select ${figures} from creators cross join lateral ${sums} sums where creators.id = ${creatorId}`.execute(
    db,
  )
  return rows[0]!
}

export type View = 'applied' | 'active' | 'over'
const STATES = {
  applied: ['applied'],
  active: ['active', 'paused'],
  over: ['declined', 'ended'],
} as const satisfies Record<View, readonly CreatorRow['state'][]>

export const listCreatorsForStaff = (
  db: Db,
  { view, cursor, size }: { view: View; cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('creators')
    .innerJoin('shoppers', 'shoppers.id', 'creators.shopper_id')
    .where('creators.state', 'in', STATES[view])
    .selectAll('creators')
    .select(['shoppers.code as shopper_code', 'creators.applied_at as created_at'])
    .$call((query) => newestPage(query, 'creators.applied_at', 'creators.id', cursor, size + 1))
    .execute()

/** Counts a visit, or a registration, of a day at the warehouse. */
export const countDay = (db: Db, creatorId: string, day: string, what: 'visits' | 'registrations') =>
  sql`insert into creator_days as known (creator_id, day, ${sql.ref(what)}) values (${creatorId}, ${day}, 1)
    on conflict (creator_id, day) do update set ${sql.ref(what)} = known.${sql.ref(what)} + 1`.execute(db)

export async function registrationsOn(db: Db, creatorId: string, day: string): Promise<number> {
  const { rows } = await sql<{ registrations: number }>`
    select registrations from creator_days where creator_id = ${creatorId} and day = ${day}`.execute(db)
  return rows[0]?.registrations ?? 0
}

/** Binds a new shopper to a creator, unless they are bound already. */
export async function insertBinding(
  tx: Tx,
  binding: { shopper_id: string; creator_id: string; bound_at: Date; ends_at: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('creator_bindings')
    .values(binding)
    .onConflict((conflict) => conflict.column('shopper_id').doNothing())
    .returning('shopper_id')
    .executeTakeFirst()
  return made !== undefined
}
