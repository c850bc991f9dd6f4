import { listPushDevices as route } from '@longhaul/contract/messages/push.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { deviceCard } from './device-card.ts'
import { listOwnDevices } from './sql.ts'
import { vapidKeys } from './vapid.ts'

export const listPushDevicesAction = action(route, listPushDevices)

async function listPushDevices({ tx, me, world }: Call<typeof route>): Answer<typeof route> {
  const { publicKey } = await vapidKeys(world)
  return { public_key: publicKey, items: (await listOwnDevices(tx, me.id)).map(deviceCard) }
}
