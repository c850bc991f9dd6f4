import { randomUUID } from 'node:crypto'
import { createHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { whyNotMakeHook } from '@longhaul/domain/hooks/limits.ts'
import { HOOKS_PER_SHOPPER, spendAllowance } from '../accounts/public.ts'
import { confirmIdentity, holdPassword } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import { hookCard } from './hook-card.ts'
import { readHookUrl } from './hook-url.ts'
import { newHookSecret } from './sign.ts'
import { insertHook, lockAndCountHooks } from './sql.ts'

export const createHookAction = longAction(route, createHook)

/**
 * Creates a hook. It keeps sending after the session that created it, so the call requires what a log-in
 * requires, and the owner is notified.
 */
async function createHook({ body, me, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  const url = readHookUrl(world, body.url)
  const confirmed = await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `hooks of ${me.id}`, HOOKS_PER_SHOPPER, now)
  const id = randomUUID()
  const secret = newHookSecret()
  return await transact(async (work) => {
    const { tx } = work
    refuseIf(whyNotMakeHook(await lockAndCountHooks(tx, me.id)))
    await holdPassword(tx, confirmed)
    const made = await insertHook(tx, {
      id,
      shopper_id: me.id,
      url,
      events: body.events,
      secret: seal(world.sealingKeys, { column: 'hooks.secret', row: id }, secret),
      created_at: now,
    })
    await notify(work, me.id, {
      kind: 'hook_made',
      args: { note: new URL(url).host },
      subject: { kind: 'account', id: 'security' },
    })
    return { ...hookCard(made), secret }
  })
}
