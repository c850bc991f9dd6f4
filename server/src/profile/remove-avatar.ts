import { removeAvatar as route } from '@longhaul/contract/accounts/profile.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { replaceAvatar } from './alter-avatar.ts'

export const removeAvatarAction = action(route, removeAvatar, { transaction: false })

async function removeAvatar({ me, world, transact }: Call<typeof route>): Answer<typeof route> {
  await replaceAvatar({ me, world, transact }, null)
  return {}
}
