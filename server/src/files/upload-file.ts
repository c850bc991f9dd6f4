import { UPLOAD_MAX_BYTES, uploadFile as route } from '@longhaul/contract/site/files.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { readUpload } from './read-upload.ts'
import { countOwnFilesSince } from './sql.ts'
import { storePicture } from './store-picture.ts'

const PER_HOUR = 60

export const uploadFileAction = longAction(route, uploadFile)

/**
 * Decodes outside a transaction, because a picture takes longer than a database connection should be held.
 */
async function uploadFile({ me, query, now, world, request }: LongCall<typeof route>): Answer<typeof route> {
  const content = await readUpload(request, UPLOAD_MAX_BYTES)
  await requireUploadsLeft(world, me.id, now)
  const picture = await storePicture(world, content, {
    kind: query.kind,
    shopperId: me.id,
    staffId: null,
    now,
  })
  return { ...picture, url: fileUrl(world.secret, picture.id, now) }
}

/** Refuses a shopper who has stored too many files within an hour. */
export async function requireUploadsLeft(world: World, shopperId: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  if ((await countOwnFilesSince(world.db, shopperId, hourAgo, now)) >= PER_HOUR * world.env.rateLimitFactor)
    throw new Refusal('too_many_requests')
}
