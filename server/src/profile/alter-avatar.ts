import { alterAvatar, removeAvatar } from '@longhaul/contract/accounts/profile.ts'
import { AVATAR_MAX_BYTES } from '@longhaul/domain/accounts/avatar.ts'
import { keepPicture, readUpload, removeOwnPicture } from '../files/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { announce } from '../platform/events.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import type { World } from '../platform/world.ts'
import { cutAvatar } from './cut-avatar.ts'
import { lockOwnProfile, setOwnAvatar } from './sql.ts'

/** Decoding happens outside a transaction: a picture takes longer than a connection should be held. */
export const alterAvatarAction = action(
  alterAvatar,
  async ({ me, now, world, request }) => {
    const picture = await cutAvatar(await readUpload(request, AVATAR_MAX_BYTES))
    const owner = { kind: 'avatar', shopperId: me.id, staffId: null, now } as const
    const { id } = await keepPicture(world, world.db, picture, owner)
    await replaceAvatar(world, me.id, id)
    return { avatar: fileUrl(world.secret, id, now) }
  },
  { transaction: false },
)

export const removeAvatarAction = action(
  removeAvatar,
  async ({ me, world }) => {
    await replaceAvatar(world, me.id, null)
    return {}
  },
  { transaction: false },
)

/** Puts a picture, or none, in the place of the old one, which is forgotten. */
async function replaceAvatar(world: World, shopperId: string, fileId: string | null): Promise<void> {
  const old = await inTransaction(world.db, async (tx) => {
    const { avatar_file_id } = await lockOwnProfile(tx, shopperId)
    await setOwnAvatar(tx, shopperId, fileId)
    await announce(tx, shopperId, 'account')
    return avatar_file_id
  })
  if (old !== null) await removeOwnPicture(world, shopperId, old)
}
