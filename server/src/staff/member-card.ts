import type { StaffMemberRow } from '@longhaul/contract/staff/members.staff.ts'
import { inOrder } from '@longhaul/domain/staff/rights.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Static } from 'typebox'
import { whyNotYet } from '../platform/http/admit.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { type MemberRow, findMember, listAdmins } from './sql.ts'

type Card = Static<typeof StaffMemberRow>

/** A member of staff as admins see them. `adminIds` are the admins who can log in. */
export function toMember(world: World, row: MemberRow, adminIds: readonly string[]): Card {
  const roles = inOrder(row.roles)
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    lang: row.lang,
    roles,
    warehouse_id: row.warehouse_id,
    leads_shift: row.leads_shift,
    state: row.disabled_at ? 'blocked' : row.has_password ? 'active' : 'invited',
    two_factor: twoFactorOf(world, { roles, hasTwoFactor: row.two_factor_at !== null }),
    created_at: row.created_at.toISOString(),
    blocked_at: row.disabled_at?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
    open_sessions: row.open_sessions ?? 0,
    link_expires_at: row.link_expires_at?.toISOString() ?? null,
    last_admin: adminIds.length === 1 && adminIds[0] === row.id,
  }
}

/** Whether two-step login is on, or has to be set up before anything else. */
export function twoFactorOf(
  world: World,
  staff: { roles: readonly StaffRole[]; hasTwoFactor: boolean },
): Card['two_factor'] {
  if (staff.hasTwoFactor) return 'on'
  return whyNotYet(world, staff) === null ? 'off' : 'needed'
}

/** The card of one member as it is now. */
export const readMember = async (world: World, db: Db, id: string, now: Date): Promise<Card> =>
  toMember(world, orNotFound(await findMember(db, id, now)), await listAdmins(db))
