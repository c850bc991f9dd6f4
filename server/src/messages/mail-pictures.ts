import { type MailPictureSize, mailPictureUrl } from '../platform/files/file-store.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { World } from '../platform/world.ts'

/** How long the pictures of a mail can be seen: as long as it is read, also by those it was forwarded to. */
const SEEN_FOR_DAYS = 14

/** Gives the absolute address of a stored picture in a size. */
export type PictureUrl = (fileId: string, size: MailPictureSize) => string

/**
 * The addresses of pictures in mails. They are the same for every fetch, so they say nothing about whether a
 * mail was opened.
 */
export const mailPictures =
  ({ secret }: Pick<World, 'secret'>, now: Date): PictureUrl =>
  (id, size) =>
    publicUrl(mailPictureUrl(secret, { id, size, days: SEEN_FOR_DAYS + 1, now }))
