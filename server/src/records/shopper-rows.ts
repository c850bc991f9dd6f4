import { type ShopperPage } from '@longhaul/contract/accounts/shoppers.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readStanding, toStaffStanding } from '../standing/public.ts'
import { countRecords } from './sql-records.ts'
import { type ShopperRow, findOpenPlan, findShopperForStaff, listShopperNotes } from './sql-shoppers.ts'

/** The part of a shopper's page above the lists. Refuses an unknown shopper. */
export async function readShopperPage(
  db: Db,
  id: string,
  lang: Lang,
  now: Date,
): Promise<Static<typeof ShopperPage>> {
  const row = orNotFound(await findShopperForStaff(db, id, now))
  const plan = await findOpenPlan(db, id)
  const notes = await listShopperNotes(db, id)
  const { blocked_at } = row
  return {
    ...toRow(row),
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    currency: row.currency,
    two_factor: Boolean(row.two_factor),
    withdrawing_fen: row.withdrawing_fen ?? 0,
    open_sessions: row.open_sessions ?? 0,
    blocked: blocked_at && {
      at: blocked_at.toISOString(),
      by: row.blocker_name ?? '',
      reason: row.blocked_reason,
    },
    points: row.points ?? 0,
    plan: plan
      ? {
          name: plan.name[lang],
          paid_until: plan.paid_until.toISOString(),
          cancelled: plan.cancelled_at !== null,
          next_name: plan.next_name?.[lang] ?? null,
        }
      : null,
    counts: await countRecords(db, id),
    standing: await toStaffStanding(db, await readStanding(db, id, now)),
    notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
  }
}

export const toRow = (row: ShopperRow) => ({
  id: row.id,
  code: row.code,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  nickname: row.nickname,
  lang: row.lang,
  state: row.closed_at ? ('closed' as const) : row.blocked_at ? ('blocked' as const) : ('active' as const),
  available_fen: row.available_fen ?? 0,
  frozen_fen: row.frozen_fen ?? 0,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at?.toISOString() ?? null,
})
