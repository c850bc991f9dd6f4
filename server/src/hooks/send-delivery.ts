import { isSwitchedOff, nextTryAt, restUntil } from '@longhaul/domain/hooks/retry.ts'
import { notify } from '../messages/public.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { guardedPost } from '../platform/guarded-fetch/guarded-post.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { guardFor } from './hook-url.ts'
import { signedHeaders } from './sign.ts'
import { lockHookForJob, setHookDisabled, setHookFailing, startHookAfresh } from './sql.ts'
import { type DeliveryRow, giveUpWaiting, lockDeliveryOf, updateDelivery } from './sql-deliveries.ts'

type Hook = { id: string; url: string; secret: string }

/**
 * Sends a delivery and stores the result. Returns false if it failed, so that nothing else is sent to this
 * hook now.
 */
export async function sendDelivery(world: World, hook: Hook, delivery: DeliveryRow): Promise<boolean> {
  const outcome = await post(world, hook, delivery)
  // Our own limit is not a fault of the receiver: it is retried in the next turn and does not count as an
  // attempt.
  if (outcome === 'busy') return false
  const isGood = /^2\d\d$/.test(outcome)
  if (isGood) await inJob(world, [], (work) => recordSuccess(work, hook.id, delivery.id, outcome))
  else
    await inJob(world, ['account', 'messages'], (work) => recordFailure(work, hook.id, delivery.id, outcome))
  return isGood
}

/** The status of the answer, or a word for the reason why there is none. */
async function post(world: World, hook: Hook, { id, body }: DeliveryRow): Promise<string> {
  const secret = secretOf(world, hook)
  if (secret === undefined) return 'secret_lost'
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Longhaul-Hooks/1',
    ...signedHeaders(secret, { id, body }, world.clock.now()),
  }
  try {
    return String(await guardedPost(guardFor(world, hook.url), hook.url, { headers, body }))
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason
    throw error
  }
}

/**
 * The decrypted secret. One that cannot be read fails like an address that does not answer: in the end its
 * owner is notified; other hooks are not delayed.
 */
function secretOf(world: World, hook: Hook): string | undefined {
  try {
    return unseal(world.sealingKeys, { column: 'hooks.secret', row: hook.id }, hook.secret)
  } catch (error) {
    world.log.error({ err: error, hook: hook.id }, 'the secret of a hook cannot be read')
    return undefined
  }
}

async function recordSuccess(
  { tx, now }: UnitOfWork,
  hookId: string,
  id: string,
  outcome: string,
): Promise<void> {
  const hook = await lockHookForJob(tx, hookId)
  const delivery = hook && (await lockDeliveryOf(tx, hookId, id))
  if (!hook || !delivery) return
  const tries = delivery.tries + 1
  await updateDelivery(tx, id, { state: 'delivered', tries, tried_at: now, next_try_at: null, outcome })
  if (hook.failures > 0 && hook.disabled_at === null) await startHookAfresh(tx, hookId)
}

async function recordFailure(work: UnitOfWork, hookId: string, id: string, outcome: string): Promise<void> {
  const { tx, now } = work
  const hook = await lockHookForJob(tx, hookId)
  const delivery = hook && (await lockDeliveryOf(tx, hookId, id))
  if (!hook || !delivery || delivery.state !== 'waiting') return
  const tries = delivery.tries + 1
  // The sender of a test sees its result, and can send it again.
  const isTest = delivery.event === 'test'
  const next = isTest ? null : nextTryAt(tries, now)
  const state = next ? 'waiting' : 'failed'
  await updateDelivery(tx, id, { state, tries, tried_at: now, next_try_at: next, outcome })
  if (isTest) return
  const failures = hook.failures + 1
  const failingSince = hook.failing_since ?? now
  await setHookFailing(tx, hookId, {
    failures,
    failing_since: failingSince,
    rest_until: restUntil(failures, now),
  })
  if (outcome === GONE) await switchOff(work, hook, 'gone')
  else if (isSwitchedOff(failingSince, now)) await switchOff(work, hook, 'failing')
}

/** The status by which a receiver says that its address is gone for good. */
const GONE = '410'

async function switchOff(
  work: UnitOfWork,
  hook: { id: string; shopper_id: string; url: string },
  why: 'failing' | 'gone',
): Promise<void> {
  await setHookDisabled(work.tx, hook.id, why, work.now)
  await giveUpWaiting(work.tx, hook.id)
  await notify(work, hook.shopper_id, {
    kind: 'hook_disabled',
    args: { note: new URL(hook.url).host },
    subject: { kind: 'account', id: 'security' },
  })
  work.concerns(hook.shopper_id)
}
