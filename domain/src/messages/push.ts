import { groupOfNotice } from './notice-groups.ts'

/**
 * The kinds of notifications that a shopper can enable on a device: requests for an answer, a payment or an
 * action; the progress of packages; changes of watched goods.
 */
export const PUSH_KINDS = ['decisions', 'parcels', 'watched'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The maximum number of devices per shopper. Another one replaces the device with the oldest last visit. */
export const PUSH_DEVICES_MAX = 10
/** The maximum length of a push endpoint; today's have 150 to 600 characters. */
export const PUSH_ENDPOINT_MAX = 1_000
/**
 * How long a notification is worth showing: the push service stores it no longer than this for a device that
 * is switched off.
 */
export const PUSH_KEPT_HOURS = 24

const HOUR_MS = 3_600_000
/**
 * The delay before a retry after the nth failure. After the last one the notification is dropped: the message
 * and the e-mail say the same.
 */
const TRIES_AFTER_MS = [60_000, 5 * 60_000, 20 * 60_000, HOUR_MS]
/** A device is deleted after this many consecutive dropped notifications. */
export const PUSH_FAILURES_MAX = 5

/** The notices about the progress of a package. */
const PARCEL_NOTICES: ReadonlySet<string> = new Set([
  'parcel_packed',
  'parcel_shipped',
  'parcel_delivered',
  'parcel_exception',
  'parcel_to_collect',
  'parcel_cancelled',
])
/** The notices about watched goods. */
const WATCH_NOTICES: ReadonlySet<string> = new Set(['watch_changed', 'watch_ended'])
/** Not worth a notification: a shopper who has just placed an order knows that it has to be paid. */
const KNOWN_ALREADY = 'order_placed'

/** The kind of notification for a notice; null if it does not cause one. */
export function pushKindOf(notice: string): PushKind | null {
  if (PARCEL_NOTICES.has(notice)) return 'parcels'
  if (WATCH_NOTICES.has(notice)) return 'watched'
  return groupOfNotice(notice) === 'decision' && notice !== KNOWN_ALREADY ? 'decisions' : null
}

/**
 * Whether a notification of this age may be sent: an older event is reported by the inbox and the mail alone.
 */
export const isWorthPushing = (since: Date, at: Date): boolean =>
  at.getTime() - since.getTime() < PUSH_KEPT_HOURS * HOUR_MS

/** When to retry a notification of this age after its nth failure; null if it is dropped. */
export function nextPushTry(tries: number, since: Date, now: Date): Date | null {
  const after = TRIES_AFTER_MS[tries - 1]
  if (after === undefined) return null
  const next = new Date(now.getTime() + after)
  return isWorthPushing(since, next) ? next : null
}

/** The push services of browsers: Chrome and its derivatives, Firefox, Safari, Edge. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^(fcm|jmt17)\.google(apis)?\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]

/**
 * Whether an address belongs to a known push service. We send to no others, because a client must not choose
 * which hosts our server calls.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX || !URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    PUSH_SERVICES.some((service) => service.test(hostname))
  )
}
