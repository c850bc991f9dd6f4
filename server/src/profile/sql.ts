import type { Lang } from '@longhaul/domain/languages.ts'
import type { Tx } from '../platform/database/db.ts'

export const lockOwnProfile = (tx: Tx, shopperId: string) =>
  tx
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select([
      'email',
      'nickname',
      'first_name',
      'last_name',
      'birthday',
      'phone',
      'lang',
      'currency',
      'time_zone',
      'avatar_file_id',
    ])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const updateOwnProfile = (
  tx: Tx,
  shopperId: string,
  profile: {
    nickname: string
    first_name: string
    last_name: string
    birthday: string | null
    phone: string
    lang: Lang
    currency: string
    time_zone: string | null
  },
) => tx.updateTable('shoppers').set(profile).where('id', '=', shopperId).execute()

export const setOwnAvatar = (tx: Tx, shopperId: string, fileId: string | null) =>
  tx.updateTable('shoppers').set({ avatar_file_id: fileId }).where('id', '=', shopperId).execute()
