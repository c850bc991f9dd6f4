import type { Feature } from '../platform/feature.ts'
import { alterAvatarAction } from './alter-avatar.ts'
import { removeAvatarAction } from './remove-avatar.ts'
import { updateInfoAction } from './update-info.ts'

export const profile: Feature = { actions: [updateInfoAction, alterAvatarAction, removeAvatarAction] }
