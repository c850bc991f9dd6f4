import { call } from '@longhaul/browser/calls/client.ts'
import { clearDevice, readDevice } from './device.ts'

/**
 * After a log-in: adds what this device kept for the guest to the account, then empties the device. If the
 * reply is lost, the next log-in sends it again, which changes nothing.
 */
export async function takeOver(): Promise<void> {
  const named = ({ url, title }: { url: string; title: string }) => ({ url, title })
  const favourites = readDevice('favourites').map((goods) => ({ ...named(goods), note: goods.note }))
  const viewed = readDevice('viewed').map((goods) => ({
    ...named(goods),
    viewed_at: new Date(goods.at).toISOString(),
  }))
  if (favourites.length === 0 && viewed.length === 0) return
  await call('POST /favourites/take_over', { body: { favourites, viewed } })
  clearDevice('favourites')
  clearDevice('viewed')
}
