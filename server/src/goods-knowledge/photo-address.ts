import { createHmac, timingSafeEqual } from 'node:crypto'
import { API } from '../platform/http/api.ts'

export type PhotoSize = 'small' | 'large'

/** Addresses are valid as long as those of other files: one to two days, and they stay the same all day. */
const DAY_MS = 86_400_000

/** The signed address of a copy. It names the shown photo, not the stored file. */
export function photoUrl(secret: Buffer, id: string, size: PhotoSize, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + 2
  return `${API}/goods_photos/${id}/${size}?until=${until}&sign=${sign(secret, `${id} ${size} ${until}`)}`
}

/** Whether we signed an address and it is still valid. */
export function isGoodPhotoUrl(
  secret: Buffer,
  asked: { id: string; size: string; until: number; sign: string },
  now: Date,
): boolean {
  const wanted = Buffer.from(sign(secret, `${asked.id} ${asked.size} ${asked.until}`))
  const given = Buffer.from(asked.sign)
  return (
    wanted.length === given.length && timingSafeEqual(wanted, given) && now.getTime() < asked.until * DAY_MS
  )
}

const sign = (secret: Buffer, words: string): string =>
  createHmac('sha256', secret).update(`goods photo ${words}`).digest('base64url').slice(0, 32)
