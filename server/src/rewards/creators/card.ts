import type { OwnCreator } from '@longhaul/contract/rewards/creators.ts'
import type { StaffCreator, StaffShare } from '@longhaul/contract/rewards/creators.staff.ts'
import { SHARE_SIGNS } from '@longhaul/domain/rewards/creators.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { findShopperCode } from '../sql-reader.ts'
import { type CreatorRow, findCreatorForStaff, readFigures } from './sql.ts'
import { type StaffShareRow, findStaffShare } from './sql-shares.ts'

/** A creator as they see themselves, in wire format. */
export async function readOwnCard(db: Db, creator: CreatorRow): Promise<Static<typeof OwnCreator>> {
  const { creatorSharePerMille } = await readSettings(db)
  const { checking: _, ...figures } = await readFigures(db, creator.id)
  return {
    code: creator.code,
    state: creator.state,
    shown_name: creator.shown_name,
    about: creator.about,
    reason: creator.reason,
    rate_per_mille: creator.share_per_mille ?? creatorSharePerMille,
    applied_at: creator.applied_at.toISOString(),
    owed_fen: creator.owed_fen,
    ...figures,
  }
}

/** A creator for staff, in wire format. */
export async function toStaffCard(
  db: Db,
  creator: CreatorRow & { shopper_code: string },
): Promise<Static<typeof StaffCreator>> {
  const { creatorSharePerMille } = await readSettings(db)
  return {
    id: creator.id,
    code: creator.code,
    state: creator.state,
    shopper: { id: creator.shopper_id, code: creator.shopper_code },
    shown_name: creator.shown_name,
    about: creator.about,
    reason: creator.reason,
    own_per_mille: creator.share_per_mille,
    usual_per_mille: creatorSharePerMille,
    applied_at: creator.applied_at.toISOString(),
    state_at: creator.state_at.toISOString(),
    owed_fen: creator.owed_fen,
    ...(await readFigures(db, creator.id)),
  }
}

export async function readStaffCard(db: Db, id: string): Promise<Static<typeof StaffCreator>> {
  const creator = orNotFound(await findCreatorForStaff(db, id))
  return await toStaffCard(db, { ...creator, shopper_code: await findShopperCode(db, creator.shopper_id) })
}

/** A share for staff, in wire format. */
export const toShareCard = (row: StaffShareRow): Static<typeof StaffShare> => ({
  id: row.id,
  creator: { id: row.creator_id, shown_name: row.shown_name },
  shopper: { id: row.buyer_id, code: row.buyer_code },
  order: { id: row.order_id, number: row.number },
  state: row.state,
  fee_fen: row.fee_fen,
  rate_per_mille: row.per_mille,
  share_fen: row.share_fen,
  taken_back_fen: row.taken_back_fen,
  kept_fen: row.kept_fen,
  signs: SHARE_SIGNS.filter((sign) => row.signs.includes(sign)),
  earned_at: row.earned_at.toISOString(),
  due_at: row.due_at.toISOString(),
  reason: row.reason,
})

export const readShareCard = async (db: Db, id: string): Promise<Static<typeof StaffShare>> =>
  toShareCard(orNotFound(await findStaffShare(db, id)))
