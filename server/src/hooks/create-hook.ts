import { randomUUID } from 'node:crypto'
import { createHook } from '@longhaul/contract/hooks/hooks.ts'
import { whyNotMakeHook } from '@longhaul/domain/hooks/limits.ts'
import { HOOKS_PER_SHOPPER, confirmIdentity, spendAllowance } from '../accounts/public.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import { hookCard } from './hook-card.ts'
import { readHookUrl } from './hook-url.ts'
import { newHookSecret } from './sign.ts'
import { insertHook, lockAndCountHooks } from './sql.ts'

/** Makes a hook. It tells on when the session that asks for it has ended, so it asks for what a log-in asks for, and its owner is told. */
export const createHookAction = action(
  createHook,
  async ({ body, me, now, world }) => {
    const url = readHookUrl(world, body.url)
    await confirmIdentity(world, me.id, body, now)
    await spendAllowance(world, `hooks of ${me.id}`, HOOKS_PER_SHOPPER, now)
    const id = randomUUID()
    const secret = newHookSecret()
    return await inTransaction(world.db, async (tx) => {
      refuseIf(whyNotMakeHook(await lockAndCountHooks(tx, me.id)))
      const made = await insertHook(tx, {
        id,
        shopper_id: me.id,
        url,
        events: body.events,
        secret: seal(world.sealingKeys, { column: 'hooks.secret', row: id }, secret),
        created_at: now,
      })
      const doing = jobCall(world, tx)
      await notify(doing, me.id, {
        kind: 'hook_made',
        args: { note: new URL(url).host },
        subject: { kind: 'account', id: 'security' },
      })
      await doing.changed(me.id, 'account')
      return { ...hookCard(made), secret }
    })
  },
  { transaction: false },
)
