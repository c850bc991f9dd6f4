/* What this browser knows of notifications. Nothing here asks for a permission but `subscribe`, which is called on a click alone. */

/** A subscription of this browser, as the server keeps it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Whether notifications are possible here, and allowed. */
export function pushAbility(): 'possible' | 'unsupported' | 'denied' {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** The subscription that this browser has; null where it has none. */
export async function findSubscription(): Promise<Subscribed | null> {
  if (pushAbility() !== 'possible') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? toSubscribed(subscription) : null
}

/** Asks for the permission and subscribes for this public key; null where the answer was no. */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/push-worker.js', { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription for an earlier key of the shop is good for nothing.
  if (before && base64Url(before.options.applicationServerKey) !== publicKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return toSubscribed(subscription)
}

/** Ends the subscription of this browser, whatever the server thinks of it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

const toSubscribed = (subscription: PushSubscription): Subscribed => ({
  endpoint: subscription.endpoint,
  p256dh: base64Url(subscription.getKey('p256dh')),
  auth: base64Url(subscription.getKey('auth')),
})

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
