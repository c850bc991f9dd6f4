import type { EvidenceSlot } from '@longhaul/domain/claims/claim.ts'
import { OPEN_CLAIM_STAGES, type ClaimStage } from '@longhaul/domain/claims/stages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ClaimSteps, ParcelClaims } from '../platform/database/tables.ts'

export type ClaimRow = Selectable<ParcelClaims>

/** The running number of the next claim; gaps are allowed, repeats are not. */
export async function nextClaimNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('claim_numbers') as running`.execute(tx)
  return rows[0]!.running
}

export const insertClaim = (tx: Tx, claim: Insertable<ParcelClaims>): Promise<ClaimRow> =>
  tx.insertInto('parcel_claims').values(claim).returningAll().executeTakeFirstOrThrow()

/** All claims for a package, newest first. A caller that decides by them has locked the package. */
export const listParcelClaims = (db: Db, parcelId: string): Promise<ClaimRow[]> =>
  db
    .selectFrom('parcel_claims')
    .where('parcel_id', '=', parcelId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A claim's owner and package. Read it first, so that the locks can be taken in order. */
export const findClaimForStaff = (db: Db, id: string) =>
  db
    .selectFrom('parcel_claims')
    .where('id', '=', id)
    .select(['id', 'shopper_id', 'parcel_id'])
    .executeTakeFirst()

/** The open claims for a package. Read them first, so that the locks can be taken in order. */
export const listOpenClaimsForJob = (db: Db, parcelId: string) =>
  db
    .selectFrom('parcel_claims')
    .where('parcel_id', '=', parcelId)
    .where('stage', 'in', OPEN_CLAIM_STAGES)
    .select('id')
    .orderBy('id')
    .execute()

export const lockClaimForStaff = (tx: Tx, id: string): Promise<ClaimRow | undefined> =>
  tx.selectFrom('parcel_claims').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/**
 * Moves a claim to another stage and sets the columns that change with it. Throws if it was moved
 * concurrently.
 */
export async function setClaimStage(
  tx: Tx,
  id: string,
  from: ClaimStage,
  change: Updateable<ParcelClaims> & { stage: ClaimStage; stage_at: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('parcel_claims')
    .set(change)
    .where('id', '=', id)
    .where('stage', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`claim ${id} is not ${from}`)
}

/** Records who approved a payout first; cleared if one person is enough. The caller has locked the claim. */
export const setClaimApproval = (
  tx: Tx,
  id: string,
  first: Pick<Updateable<ParcelClaims>, 'approved_by' | 'approved_at'>,
) => tx.updateTable('parcel_claims').set(first).where('id', '=', id).execute()

export const insertClaimStep = (tx: Tx, step: Insertable<ClaimSteps>) =>
  tx.insertInto('claim_steps').values(step).execute()

export const listClaimSteps = (db: Db, claimId: string) =>
  db.selectFrom('claim_steps').where('claim_id', '=', claimId).selectAll().orderBy('id').execute()

/** Appends pictures; one that is already attached keeps its position. */
export async function insertClaimFiles(
  tx: Tx,
  claimId: string,
  files: readonly { slot: EvidenceSlot; file_id: string }[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return
  const start = (await listClaimFiles(tx, claimId)).length
  await tx
    .insertInto('claim_files')
    .values(
      files.map((file, index) => ({ ...file, claim_id: claimId, position: start + index, created_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['claim_id', 'file_id']).doNothing())
    .execute()
}

export const listClaimFiles = (db: Db, claimId: string) =>
  db
    .selectFrom('claim_files')
    .where('claim_id', '=', claimId)
    .select(['slot', 'file_id'])
    .orderBy('position')
    .execute()

const listed = (db: Db) =>
  db
    .selectFrom('parcel_claims')
    .innerJoin('parcels', 'parcels.id', 'parcel_claims.parcel_id')
    .innerJoin('shoppers', 'shoppers.id', 'parcel_claims.shopper_id')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .leftJoin('staff as approver', 'approver.id', 'parcel_claims.approved_by')
    .selectAll('parcel_claims')
    .select([
      'parcels.number as parcel_number',
      'parcels.stage as parcel_stage',
      'parcels.stage_at as parcel_stage_at',
      'parcels.tracking_number',
      'parcels.shipped_at',
      'parcels.delivered_at',
      'parcels.insured_fen',
      'shoppers.code as shopper_code',
      'approver.name as approved_by_name',
      'shipping_lines.name as line_name',
      'countries.name as country_name',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
    ])

export type ListedClaim = Awaited<ReturnType<typeof listClaimRows>>[number]

/** Claims, newest first: those at one stage, or all open ones. */
export const listClaimRows = (
  db: Db,
  page: { stage: ClaimStage | undefined; cursor: Cursor | undefined; limit: number },
) =>
  listed(db)
    .where('parcel_claims.stage', 'in', page.stage ? [page.stage] : OPEN_CLAIM_STAGES)
    .$call((query) =>
      newestPage(query, 'parcel_claims.created_at', 'parcel_claims.id', page.cursor, page.limit),
    )
    .execute()

export const findClaimRow = (db: Db, id: string): Promise<ListedClaim | undefined> =>
  listed(db).where('parcel_claims.id', '=', id).executeTakeFirst()
