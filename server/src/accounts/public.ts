import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import type { World } from '../platform/world.ts'
import { hashPassword } from './passwords.ts'
import { newCode } from './code.ts'
import { findShopperByEmail, findStaffByEmail, insertShopper, insertStaff, markEmailVerified } from './sql.ts'

export { sendAccountMail } from './account-mail.ts'
export { confirmIdentity } from './confirm-identity.ts'
export { confirmPassword } from './guard-tries.ts'
export { EXPORTS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
export { findAddressee } from './sql.ts'

/** Makes a member of staff, or finds the one with this address; used by the command line, the demo and the tests. Throws on a short password. */
export async function addStaff(
  world: Pick<World, 'db' | 'clock'>,
  staff: { email: string; name: string; password: string; roles: readonly StaffRole[]; lang: Lang },
): Promise<string> {
  if (staff.password.length < STAFF_PASSWORD_MIN)
    throw new Error(`A staff password has at least ${STAFF_PASSWORD_MIN} characters.`)
  const known = await findStaffByEmail(world.db, staff.email)
  if (known) return known.id
  const { id } = await insertStaff(world.db, {
    email: staff.email,
    name: staff.name,
    password_hash: await hashPassword(staff.password),
    roles: [...staff.roles],
    lang: staff.lang,
    created_at: world.clock.now(),
  })
  return id
}

/** Makes a shopper whose address counts as verified, or finds the one with this address: for the demo. Returns the id. */
export async function addShopper(
  world: Pick<World, 'db' | 'clock'>,
  shopper: { email: string; nickname: string; password: string; lang: Lang },
): Promise<string> {
  const known = await findShopperByEmail(world.db, shopper.email)
  if (known) return known.id
  const now = world.clock.now()
  const made = await insertShopper(world.db, {
    code: newCode(),
    email: shopper.email,
    password_hash: await hashPassword(shopper.password),
    nickname: shopper.nickname,
    lang: shopper.lang,
    currency: 'USD',
    created_at: now,
  })
  if (!made) throw new Error(`no shopper could be made for ${shopper.email}`)
  await markEmailVerified(world.db, made.id, now)
  return made.id
}
