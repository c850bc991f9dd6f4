import { createHmac, timingSafeEqual } from 'node:crypto'
import { API } from '../platform/http/api.ts'

export type PhotoSize = 'small' | 'large'

/** As long as addresses of other files: one to two days, the same all day. */
const DAY_MS = 86_400_000

/** The address of a copy: it names the photo as it is shown, and no stored file. */
export function photoUrl(secret: Buffer, id: string, size: PhotoSize, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + 2
  return `${API}/goods_photos/${id}/${size}?until=${until}&sign=${sign(secret, `${id} ${size} ${until}`)}`
}

/** Whether an address was signed by us and is still good. */
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
