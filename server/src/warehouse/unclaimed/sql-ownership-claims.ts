import type { OwnershipClaimStage } from '@longhaul/domain/warehouse/unclaimed.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { UnclaimedClaims } from '../../platform/database/tables.ts'

export type OwnershipClaimRow = Selectable<UnclaimedClaims>
export type ListedOwnershipClaim = OwnershipClaimRow & { parcel_number: string; warehouse_id: string }

const listed = (db: Db) =>
  db
    .selectFrom('unclaimed_claims')
    .innerJoin('arrivals', 'arrivals.id', 'unclaimed_claims.unclaimed_id')
    .selectAll('unclaimed_claims')
    .select(['arrivals.tracking_number as parcel_number', 'arrivals.warehouse_id'])

/** A shopper's claims, newest first. */
export const listOwnClaims = (
  db: Db,
  shopperId: string,
  page: { cursor: Cursor | undefined; limit: number },
): Promise<ListedOwnershipClaim[]> =>
  listed(db)
    .where('shopper_id', '=', shopperId)
    .$call((query) =>
      newestPage(query, 'unclaimed_claims.created_at', 'unclaimed_claims.id', page.cursor, page.limit),
    )
    .execute()

export const findOwnClaim = (
  db: Db,
  shopperId: string,
  id: string,
): Promise<ListedOwnershipClaim | undefined> =>
  listed(db).where('shopper_id', '=', shopperId).where('unclaimed_claims.id', '=', id).executeTakeFirst()

/** All claims to a parcel with their shoppers, undecided ones first. */
export const listClaimsForStaff = (db: Db, unclaimedId: string) =>
  db
    .selectFrom('unclaimed_claims')
    .innerJoin('shoppers', 'shoppers.id', 'unclaimed_claims.shopper_id')
    .where('unclaimed_id', '=', unclaimedId)
    .selectAll('unclaimed_claims')
    .select([
      'shoppers.code as shopper_code',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
    ])
    .orderBy(sql`unclaimed_claims.stage <> 'submitted'`)
    .orderBy('unclaimed_claims.created_at')
    .orderBy('unclaimed_claims.id')
    .execute()

/** The parcels to which a shopper has undecided claims, and whether an announcement became each. */
export const listOwnOpenClaims = (db: Db, shopperId: string) =>
  db
    .selectFrom('unclaimed_claims')
    .where('shopper_id', '=', shopperId)
    .where('stage', '=', 'submitted')
    .select(['unclaimed_id', 'inbound_id'])
    .execute()

/** Serialises the claims of one shopper, so that they are counted correctly. */
export const lockClaimsOf = (tx: Tx, shopperId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`claims ${shopperId}`}, 0))`.execute(tx)

export const insertOwnershipClaim = (tx: Tx, claim: Insertable<UnclaimedClaims>) =>
  tx.insertInto('unclaimed_claims').values(claim).returning('id').executeTakeFirstOrThrow()

export const lockOwnClaim = (tx: Tx, shopperId: string, id: string): Promise<OwnershipClaimRow | undefined> =>
  tx
    .selectFrom('unclaimed_claims')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The parcel of a claim, to be read before the parcel is locked. */
export const findClaimForStaff = (db: Db, id: string) =>
  db.selectFrom('unclaimed_claims').where('id', '=', id).select('unclaimed_id').executeTakeFirst()

export const lockClaimForStaff = (tx: Tx, id: string): Promise<OwnershipClaimRow | undefined> =>
  tx.selectFrom('unclaimed_claims').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const lockOpenClaimsForStaff = (tx: Tx, unclaimedId: string): Promise<OwnershipClaimRow[]> =>
  tx
    .selectFrom('unclaimed_claims')
    .where('unclaimed_id', '=', unclaimedId)
    .where('stage', '=', 'submitted')
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const setOwnershipClaimStage = (
  tx: Tx,
  id: string,
  change: { stage: OwnershipClaimStage; reason?: string; decided_at: Date; decided_by: string | null },
) =>
  tx
    .updateTable('unclaimed_claims')
    .set(change)
    .where('id', '=', id)
    .where('stage', '=', 'submitted')
    .execute()

/** The shoppers with an undecided claim to a parcel. */
export const listOpenClaimants = async (db: Db, unclaimedId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('unclaimed_claims')
    .where('unclaimed_id', '=', unclaimedId)
    .where('stage', '=', 'submitted')
    .select('shopper_id')
    .execute()
  return rows.map((row) => row.shopper_id)
}

/** A shopper's undecided claim to a parcel, of which there is at most one. */
export const lockOwnOpenClaimTo = (tx: Tx, shopperId: string, unclaimedId: string) =>
  tx
    .selectFrom('unclaimed_claims')
    .where('shopper_id', '=', shopperId)
    .where('unclaimed_id', '=', unclaimedId)
    .where('stage', '=', 'submitted')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The undecided claim that a shopper's announcement became. */
export const lockOwnClaimOfInbound = (tx: Tx, shopperId: string, inboundId: string) =>
  tx
    .selectFrom('unclaimed_claims')
    .where('shopper_id', '=', shopperId)
    .where('inbound_id', '=', inboundId)
    .where('stage', '=', 'submitted')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setInboundOfClaim = (tx: Tx, id: string, inboundId: string) =>
  tx.updateTable('unclaimed_claims').set({ inbound_id: inboundId }).where('id', '=', id).execute()

/** Adds to the proof of an undecided claim. */
export const setProof = (tx: Tx, id: string, proof: { file_ids: string[]; note: string }) =>
  tx
    .updateTable('unclaimed_claims')
    .set(proof)
    .where('id', '=', id)
    .where('stage', '=', 'submitted')
    .execute()
