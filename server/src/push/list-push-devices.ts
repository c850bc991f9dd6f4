import { listPushDevices as route } from '@longhaul/contract/messages/push.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { deviceCard } from './device-card.ts'
import { listOwnDevices } from './sql.ts'
import { vapidKeys } from './vapid.ts'

export const listPushDevicesAction = readAction(route, listPushDevices)

async function listPushDevices({ db, me, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { publicKey } = await vapidKeys(world)
  return { public_key: publicKey, items: (await listOwnDevices(db, me.id)).map(deviceCard) }
}
