import { type removeAvatar, alterAvatar as route } from '@longhaul/contract/accounts/profile.ts'
import { AVATAR_MAX_BYTES, AVATAR_PIXELS, AVATAR_PIXELS_READ_MAX } from '@longhaul/domain/accounts/avatar.ts'
import { inTransaction } from '../platform/database/db.ts'
import { savePicture, readUpload, removeOwnFile, type MediaType, decodePicture } from '../files/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { lockOwnProfile, setOwnAvatar } from './sql.ts'

export const alterAvatarAction = longAction(route, alterAvatar)

/** Decodes outside the transaction, because a picture takes longer than a connection should be held. */
async function alterAvatar({
  me,
  now,
  world,
  request,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  const picture = await cutAvatar(await readUpload(request, AVATAR_MAX_BYTES))
  const owner = { kind: 'avatar', shopperId: me.id, staffId: null, now } as const
  const { id } = await inTransaction(world.db, (tx) => savePicture(world, tx, picture, owner))
  await replaceAvatar({ me, world, transact }, id)
  return { avatar: fileUrl(world.secret, id, now) }
}

/** Replaces the picture with a new one or none, and deletes the old one. */
export async function replaceAvatar(
  { me, world, transact }: Pick<LongCall<typeof removeAvatar>, 'me' | 'world' | 'transact'>,
  fileId: string | null,
): Promise<void> {
  const old = await transact(async ({ tx }) => {
    const { avatar_file_id } = await lockOwnProfile(tx, me.id)
    await setOwnAvatar(tx, me.id, fileId)
    return avatar_file_id
  })
  if (old !== null) await removeOwnFile(world, me.id, old)
}

/**
 * The media types accepted for an avatar (docs/rules/accounts.md), determined by content: names and headers
 * are ignored.
 */
const ACCEPTED: ReadonlySet<MediaType> = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp'])

/**
 * Makes an avatar of 180 by 180 pixels from an upload: decoded within limits, turned upright, cropped to the
 * centre, without the camera's metadata, re-encoded as WebP. Refuses anything but a picture of an accepted
 * type with `unsupported_file`.
 */
async function cutAvatar(content: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await decodePicture(
    content,
    { accept: ACCEPTED, pixelsMax: AVATAR_PIXELS_READ_MAX },
    async (open) =>
      await open()
        .rotate()
        .resize({ width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover' })
        .webp({ quality: 86, effort: 4 })
        .toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height }
}
