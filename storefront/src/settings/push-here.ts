/*
 * The state of notifications in this browser. Only `subscribe` requests the permission, and it is only called
 * on a click.
 */

/** A subscription of this browser, as the server stores it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/** Whether notifications are supported and allowed here. */
export function pushAbility(): 'possible' | 'unsupported' | 'denied' {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** This browser's subscription; null if it has none. */
export async function findSubscription(): Promise<Subscribed | null> {
  if (pushAbility() !== 'possible') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? toSubscribed(subscription) : null
}

/** Requests the permission and subscribes with this public key; null if the permission was refused. */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/push-worker.js', { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription for a previous key of the shop is useless.
  if (before && base64Url(before.options.applicationServerKey) !== publicKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return toSubscribed(subscription)
}

/** Ends this browser's subscription, whatever the server has stored. */
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
