import type { Lang } from '@longhaul/domain/languages.ts'
import { hashPassword } from '../identity/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { newCode } from './code.ts'
import { findShopperByEmail, insertShopper, markEmailVerified } from './sql.ts'

export { importShopper, inviteShopper } from './import-shopper.ts'
export { sendAccountMail } from './account-mail.ts'
export { EXPORTS_PER_SHOPPER, HOOKS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
export { findAddressee } from './sql.ts'

/**
 * For the demo: creates a shopper with a verified address, or finds the one with this address. Returns the
 * id.
 */
export async function addShopper(
  world: Pick<World, 'db' | 'clock'>,
  shopper: { email: string; nickname: string; password: string; lang: Lang },
): Promise<string> {
  const known = await findShopperByEmail(world.db, shopper.email)
  if (known) return known.id
  const now = world.clock.now()
  const password_hash = await hashPassword(shopper.password)
  return await inTransaction(world.db, async (tx) => {
    const made = await insertShopper(tx, {
      code: newCode(),
      email: shopper.email,
      password_hash,
      nickname: shopper.nickname,
      lang: shopper.lang,
      currency: 'USD',
      created_at: now,
    })
    if (!made) throw new Error(`could not create a shopper for ${shopper.email}`)
    await markEmailVerified(tx, made.id, now)
    return made.id
  })
}
