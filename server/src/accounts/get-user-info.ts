import { getUserInfo as route } from '@longhaul/contract/accounts/session.ts'
import { imageUrl } from '../files/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readOwnPage } from './sql.ts'

export const getUserInfoAction = readAction(route, getUserInfo)

async function getUserInfo({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const profile = await readOwnPage(db, me.id, now)
  return {
    id: profile.id,
    code: profile.code,
    avatar: imageUrl(world, profile.avatar_file_id, now),
    name: profile.nickname || profile.email,
    nickname: profile.nickname,
    email: profile.email,
    email_verified: profile.email_verified_at !== null,
    first_name: profile.first_name,
    last_name: profile.last_name,
    birthday: profile.birthday,
    phone: profile.phone,
    lang: profile.lang,
    currency: profile.currency,
    cart_count: profile.cart_count,
    unread_count: profile.unread_count,
    available_fen: profile.available_fen,
    frozen_fen: profile.frozen_fen,
  }
}
