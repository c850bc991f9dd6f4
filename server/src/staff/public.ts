import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { hashPassword } from '../identity/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { findStaffByEmail, insertStaff } from './sql.ts'

/**
 * Creates a member of staff, or finds the one with this address; for the command line, the demo and the
 * tests. Throws if the password is too short.
 */
export async function addStaff(
  world: Pick<World, 'db' | 'clock'>,
  staff: { email: string; name: string; password: string; roles: readonly StaffRole[]; lang: Lang },
): Promise<string> {
  if (staff.password.length < STAFF_PASSWORD_MIN)
    throw new Error(`A staff password must have at least ${STAFF_PASSWORD_MIN} characters.`)
  const known = await findStaffByEmail(world.db, staff.email)
  if (known) return known.id
  const row = {
    email: staff.email,
    name: staff.name,
    password_hash: await hashPassword(staff.password),
    roles: [...staff.roles],
    lang: staff.lang,
    created_at: world.clock.now(),
  }
  const made = await inTransaction(world.db, (tx) => insertStaff(tx, row))
  if (!made) throw new Error(`${staff.email} belongs to a blocked member of staff.`)
  return made.id
}
