import type { removeAvatar } from '@longhaul/contract/accounts/profile.ts'
import { alterAvatar as route } from '@longhaul/contract/accounts/profile.ts'
import { AVATAR_MAX_BYTES } from '@longhaul/domain/accounts/avatar.ts'
import { inTransaction } from '../platform/database/db.ts'
import { savePicture, readUpload, removeOwnFile } from '../files/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { cutAvatar } from './cut-avatar.ts'
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
