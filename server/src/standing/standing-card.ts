import type { LiftedHolds, StaffStanding } from '@longhaul/contract/funds/standing.staff.ts'
import type { Standing as Wire } from '@longhaul/contract/funds/standing.ts'
import type { Hold, Standing } from '@longhaul/domain/funds/standing.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { listNames } from './sql.ts'

/** A standing as its shopper sees it. */
export const toStanding = ({ debts, due, holds }: Standing): Static<typeof Wire> => ({
  debts: debts.map(({ kind, fen }) => ({ kind, amount_fen: fen })),
  due: due.map(({ kind, fen }) => ({ kind, amount_fen: fen })),
  holds: holds.map(toHold),
})

/** A standing as staff see it, with the holds that a colleague lifted. */
export async function toStaffStanding(db: Db, standing: Standing): Promise<Static<typeof StaffStanding>> {
  return { ...toStanding(standing), lifted: await toLifted(db, standing) }
}

/** The holds that a colleague lifted, each with the name. */
export async function toLifted(
  db: Db,
  { lifted }: Pick<Standing, 'lifted'>,
): Promise<Static<typeof LiftedHolds>> {
  if (lifted.length === 0) return []
  const names = await listNames(
    db,
    lifted.map(({ by }) => by),
  )
  return lifted.map((hold) => ({ ...toHold(hold), by: hold.by, by_name: names.get(hold.by) ?? '' }))
}

export const toHold = ({ kind, since, until }: Hold) => ({
  kind,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})
