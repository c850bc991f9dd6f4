import { rotateHookSecret as route } from '@longhaul/contract/hooks/hooks.ts'
import { oldSecretUntil } from '@longhaul/domain/hooks/limits.ts'
import { HOOKS_PER_SHOPPER, spendAllowance } from '../accounts/public.ts'
import { confirmIdentity } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { seal, unseal } from '../platform/sealing/seal.ts'
import { hookCard } from './hook-card.ts'
import { newHookSecret } from './sign.ts'
import { findOwnHook, lockHookForJob, lockOwnHook, setHookSecret } from './sql.ts'

export const rotateHookSecretAction = longAction(route, rotateHookSecret)

/**
 * Gives a hook another secret. The one it had signs as well for a day, so that its receiver misses nothing
 * meanwhile. Whoever rotates twice ends the first secret at once: they may do so because it has leaked.
 */
async function rotateHookSecret(call: LongCall<typeof route>): Answer<typeof route> {
  const { db, body, me, now, params, world, transact } = call
  orNotFound(await findOwnHook(db, me.id, params.id))
  await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `hooks of ${me.id}`, HOOKS_PER_SHOPPER, now)
  const secret = newHookSecret()
  const { sealingKeys } = world
  return await transact(async (work) => {
    const { tx } = work
    const own = orNotFound(await lockOwnHook(tx, me.id, params.id))
    const hook = orNotFound(await lockHookForJob(tx, own.id))
    const old = unseal(sealingKeys, { column: 'hooks.secret', row: hook.id }, hook.secret)
    const changed = await setHookSecret(tx, hook.id, {
      secret: seal(sealingKeys, { column: 'hooks.secret', row: hook.id }, secret),
      old_secret: seal(sealingKeys, { column: 'hooks.old_secret', row: hook.id }, old),
      old_secret_until: oldSecretUntil(now),
    })
    await notify(work, me.id, {
      kind: 'hook_rotated',
      args: { note: new URL(hook.url).host },
      subject: { kind: 'account', id: 'security' },
    })
    return { ...hookCard(changed), secret }
  })
}
