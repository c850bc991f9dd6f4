import { removeAvatar as route } from '@longhaul/contract/accounts/profile.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { replaceAvatar } from './alter-avatar.ts'

export const removeAvatarAction = longAction(route, removeAvatar)

async function removeAvatar({ me, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  await replaceAvatar({ me, world, transact }, null)
  return {}
}
