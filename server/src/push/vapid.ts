import type { Db } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/db.ts'
import { seal, unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { findVapidKeys, insertVapidKeys } from './sql.ts'

/** The pair by which push services know this installation (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

type Place = Pick<World, 'db' | 'sealingKeys'>

/**
 * The installation's pair, made when it is first wanted and kept sealed. Browsers subscribe for one pair: where it was given up with its sealing key,
 * what was subscribed for it can be sent to no more, and is forgotten with the making of the next.
 */
export async function vapidKeys(world: Place): Promise<VapidKeys> {
  const known = KNOWN.get(world.db) ?? openOrMake(world)
  KNOWN.set(world.db, known)
  return await known.catch((error: unknown) => {
    KNOWN.delete(world.db)
    throw error
  })
}

const KNOWN = new WeakMap<Db, Promise<VapidKeys>>()

const PLACE = { column: 'secrets.value', row: 'vapid' } as const

async function openOrMake(world: Place): Promise<VapidKeys> {
  const kept = (await findVapidKeys(world.db)) ?? (await make(world))
  const [publicKey = '', privateKey = ''] = unseal(world.sealingKeys, PLACE, kept).split(' ')
  return { publicKey, privateKey }
}

/** Of two servers that make one at once, both take the first. */
async function make({ db, sealingKeys }: Place): Promise<string> {
  const { default: webPush } = await loadWebPush()
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = seal(sealingKeys, PLACE, `${publicKey} ${privateKey}`)
  return await inTransaction(db, (tx) => insertVapidKeys(tx, sealed))
}

/** Loaded with the first device (decision 0053). */
export const loadWebPush = () => import('web-push')
