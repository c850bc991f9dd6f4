import { publicUrl } from '../platform/http/public-url.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { nextPushTry, PUSH_FAILURES_MAX, PUSH_KEPT_HOURS } from '@longhaul/domain/messages/push.ts'
import { noticeIn } from '@longhaul/text/mail/notices.ts'
import { pageOf } from '../messages/public.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { guardedPost } from '../platform/guarded-fetch/guarded-post.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import {
  deleteDelivery,
  deleteDevice,
  type Notification,
  putOff,
  setDeviceFailures,
  setDeviceSent,
} from './sql.ts'
import { loadWebPush, vapidKeys } from './vapid.ts'

/** The statuses of a subscription that the device has ended: that of RFC 8030, and those in actual use. */
const GONE = new Set([404, 410])
/** Whether a failure may be transient: a rate limit, or a fault of the service. */
const mayPass = (status: number): boolean => status === 429 || status >= 500

const MINUTE_MS = 60_000

/** Sends one notification and stores the result. */
export async function sendNotification(world: World, notification: Notification): Promise<void> {
  const outcome = await post(world, notification)
  const { db, clock } = world
  const { tries, subscription_id: deviceId } = notification
  if (outcome === 'busy') {
    // Our own limit is not a fault of the service and does not count as an attempt.
    return void (await putOff(db, notification, {
      tries,
      next_try_at: new Date(clock.now().getTime() + MINUTE_MS),
    }))
  }
  if (typeof outcome === 'number' && GONE.has(outcome)) return await removeDevice(world, notification)
  if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) {
    await deleteDelivery(db, notification)
    await setDeviceSent(db, deviceId, clock.now())
    return
  }
  const passes = typeof outcome === 'string' || mayPass(outcome)
  const next = passes ? nextPushTry(tries + 1, notification.created_at, clock.now()) : null
  world.log.info({ device: deviceId, outcome, tries: tries + 1, next }, 'a notification was not accepted')
  if (next) return void (await putOff(db, notification, { tries: tries + 1, next_try_at: next }))
  await deleteDelivery(db, notification)
  const failures = notification.failures + 1
  if (failures >= PUSH_FAILURES_MAX) await removeDevice(world, notification)
  else await setDeviceFailures(db, deviceId, failures)
}

/** The status of the answer, or a word for the reason why there is none. */
async function post(world: World, notification: Notification): Promise<number | string> {
  const { endpoint, headers, body } = await toRequest(world, notification)
  try {
    return (await guardedPost(world.guard, endpoint, { headers, body })).status
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason
    throw error
  }
}

/**
 * The request: encrypted for the device alone (RFC 8291), signed by us (RFC 8292). Each message has its own
 * topic, so that a push service stores a repeat once (RFC 8030, 5.4). The body contains the title of the
 * message and its page in the shop; the service cannot read it.
 */
async function toRequest(world: World, { endpoint, p256dh, auth, ...notification }: Notification) {
  const { default: webPush } = await loadWebPush()
  const { contactEmail } = await readSettings(world.db)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(contentOf(notification)),
    {
      vapidDetails: {
        subject: contactEmail === '' ? publicUrl('/') : `mailto:${contactEmail}`,
        ...(await vapidKeys(world)),
      },
      TTL: PUSH_KEPT_HOURS * 3600,
      topic: notification.message_id.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  )
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return {
    endpoint,
    headers: Object.fromEntries(sent.filter(([name]) => name !== 'content-length')),
    body: new Uint8Array(body ?? []),
  }
}

/**
 * The data that the device shows and opens (server/workers/push-worker.js). The sentence of the message is
 * not sent, as it may contain amounts and names.
 */
function contentOf(notification: Omit<Notification, 'endpoint' | 'p256dh' | 'auth'>) {
  const { lang, kind, args, subject_kind, subject_id, message_id } = notification
  return {
    title: noticeIn(lang, kind, args).title,
    lang: LANGUAGES[lang].html,
    tag: message_id,
    path: pageOf({ kind: subject_kind, id: subject_id }),
  }
}

/** Removes a device that accepts no more notifications. */
const removeDevice = (world: World, { subscription_id, shopper_id }: Notification): Promise<void> =>
  inJob(world, ['account'], async ({ tx, concerns }) => {
    await deleteDevice(tx, subscription_id)
    concerns(shopper_id)
  })
