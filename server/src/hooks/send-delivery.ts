import { isSwitchedOff, nextTryAt, restUntil, retryAfter } from '@longhaul/domain/hooks/retry.ts'
import { notify } from '../messages/public.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { guardedPost } from '../platform/guarded-fetch/guarded-post.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { guardFor } from './hook-url.ts'
import { signedHeaders } from './sign.ts'
import { type LeasedHook, lockHookForJob, setHookDisabled, setHookFailing, startHookAfresh } from './sql.ts'
import {
  type DeliveryRow,
  giveUpWaiting,
  lockDeliveryOf,
  putOffLater,
  updateDelivery,
} from './sql-deliveries.ts'

/** How long a receiver may take to answer. Far less than a lease (send-due.ts). */
const ANSWER_WITHIN_MS = 10_000

/** What became of an attempt: the status of the answer, or a word for the reason why there is none. */
type Outcome = { word: string; retryAfter: string | null }

/**
 * Sends a delivery and stores the result. Returns false if it failed, so that nothing else is sent to this
 * hook now.
 */
export async function sendDelivery(world: World, hook: LeasedHook, delivery: DeliveryRow): Promise<boolean> {
  const outcome = await post(world, hook, delivery)
  // Our own limit is not a fault of the receiver: it is retried in the next turn and does not count as an
  // attempt.
  if (outcome.word === 'busy') return false
  const isGood = /^2\d\d$/.test(outcome.word)
  if (isGood) await inJob(world, [], (work) => recordSuccess(work, hook.id, delivery.id, outcome.word))
  else
    await inJob(world, ['account', 'messages'], (work) => recordFailure(work, hook.id, delivery.id, outcome))
  return isGood
}

async function post(world: World, hook: LeasedHook, { webhook_id, body }: DeliveryRow): Promise<Outcome> {
  const now = world.clock.now()
  const secrets = secretsOf(world, hook, now)
  if (secrets === undefined) return { word: 'secret_lost', retryAfter: null }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Longhaul-Hooks/1',
    ...signedHeaders(secrets, { id: webhook_id, body }, now),
  }
  try {
    const place = guardFor(world, hook.url)
    const answer = await guardedPost(place, hook.url, { headers, body, withinMs: ANSWER_WITHIN_MS })
    return { word: String(answer.status), retryAfter: answer.retryAfter }
  } catch (error) {
    if (error instanceof FetchRefused) return { word: error.reason, retryAfter: null }
    throw error
  }
}

/**
 * The decrypted secrets: the current one, and for a day after a rotation the one before. One that cannot be
 * read fails like an address that does not answer: in the end its owner is notified; other hooks are not
 * delayed.
 */
function secretsOf(world: World, hook: LeasedHook, now: Date): string[] | undefined {
  const { sealingKeys } = world
  try {
    const secret = unseal(sealingKeys, { column: 'hooks.secret', row: hook.id }, hook.secret)
    if (!hook.old_secret || !hook.old_secret_until || hook.old_secret_until <= now) return [secret]
    return [secret, unseal(sealingKeys, { column: 'hooks.old_secret', row: hook.id }, hook.old_secret)]
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
  const change = { state: 'delivered', tries, tried_at: now, next_try_at: null, outcome } as const
  await updateDelivery(tx, id, { ...change, requested: false })
  if (hook.failures > 0 && hook.disabled_at === null) await startHookAfresh(tx, hookId)
}

async function recordFailure(
  work: UnitOfWork,
  hookId: string,
  id: string,
  { word: outcome, retryAfter: header }: Outcome,
): Promise<void> {
  const { tx, now } = work
  const hook = await lockHookForJob(tx, hookId)
  const delivery = hook && (await lockDeliveryOf(tx, hookId, id))
  if (!hook || !delivery || delivery.state !== 'waiting') return
  const tries = delivery.tries + 1
  // The sender of a test sees its result, and can send it again.
  const isTest = delivery.event === 'test'
  const notBefore = retryAfter(header, now)
  const next = isTest ? null : nextTryAt(tries, now, { jitter: jitterOf(id), notBefore })
  const state = next ? 'waiting' : 'failed'
  await updateDelivery(tx, id, { state, tries, tried_at: now, next_try_at: next, outcome, requested: false })
  if (isTest) return
  if (next) await putOffLater(tx, hookId, delivery, next)
  const failures = hook.failures + 1
  const failingSince = hook.failing_since ?? now
  await setHookFailing(tx, hookId, {
    failures,
    failing_since: failingSince,
    rest_until: laterOf(restUntil(failures, now), notBefore),
  })
  if (outcome === GONE) await switchOff(work, hook, 'gone')
  else if (isSwitchedOff(failingSince, now)) await switchOff(work, hook, 'failing')
}

/** From 0 to 1, by the random digits of an id: always the same for a delivery, and different for others. */
const jitterOf = (id: string): number => Number.parseInt(id.slice(-4), 16) / 0xff_ff

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)

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
