import { groupOfNotice } from './notice-groups.ts'

/** What a shopper may ask to be notified of on a device: what waits for an answer, money or an act; where packages are. */
export const PUSH_KINDS = ['decisions', 'parcels'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Devices of one shopper. One more takes the place of the one that was longest without a visit. */
export const PUSH_DEVICES_MAX = 10
/** The longest address of a push service that is kept; those of today have 150 to 600 characters. */
export const PUSH_ENDPOINT_MAX = 1_000
/** For how long a notification is worth showing: a push service keeps it no longer for a device that is switched off. */
export const PUSH_KEPT_HOURS = 24

const HOUR_MS = 3_600_000
/** How long after its nth failure a notification is tried again. After the last one it is given up: the message and the mail say the same. */
const TRIES_AFTER_MS = [60_000, 5 * 60_000, 20 * 60_000, HOUR_MS]
/** After so many given up in a row a device is forgotten. */
export const PUSH_FAILURES_MAX = 5

/** The notices that say where a package is. */
const NEWS_OF_PARCELS: ReadonlySet<string> = new Set([
  'parcel_packed',
  'parcel_shipped',
  'parcel_delivered',
  'parcel_exception',
  'parcel_to_collect',
  'parcel_cancelled',
])
/** Whoever places an order knows that it is to be paid. */
const KNOWN_ALREADY = 'order_placed'

/** The kind of notification that a notice is; null where it is none. */
export function pushKindOf(notice: string): PushKind | null {
  if (NEWS_OF_PARCELS.has(notice)) return 'parcels'
  return groupOfNotice(notice) === 'decision' && notice !== KNOWN_ALREADY ? 'decisions' : null
}

/** When a notification of this age is tried again after its nth failure; null where it is given up. */
export function nextPushTry(tries: number, since: Date, now: Date): Date | null {
  const after = TRIES_AFTER_MS[tries - 1]
  if (after === undefined) return null
  const next = now.getTime() + after
  return next - since.getTime() < PUSH_KEPT_HOURS * HOUR_MS ? new Date(next) : null
}

/** The push services of the browsers there are: Chrome and its kin, Firefox, Safari, Edge. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^(fcm|jmt17)\.google(apis)?\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one of a push service that we know. No other is ever sent anything: whoever names an address may not choose where our server calls. */
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
