import type { Db } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/db.ts'
import { seal, unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { findVapidKeys, insertVapidKeys } from './sql.ts'

/** The key pair that identifies this installation to push services (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

type Place = Pick<World, 'db' | 'sealingKeys'>

/**
 * The installation's key pair, generated on first use and stored sealed. Browsers subscribe with one pair: if
 * it is lost with its sealing key, their subscriptions no longer work, and are deleted when the next pair is
 * stored.
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

/** Generates and stores a pair. If two servers do so concurrently, both use the one that was stored first. */
async function make({ db, sealingKeys }: Place): Promise<string> {
  const { default: webPush } = await loadWebPush()
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = seal(sealingKeys, PLACE, `${publicKey} ${privateKey}`)
  return await inTransaction(db, (tx) => insertVapidKeys(tx, sealed))
}

/** Loaded with the first device. */
export const loadWebPush = () => import('web-push')
