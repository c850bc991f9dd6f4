import { fileUrl } from '../platform/files/file-store.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { World } from '../platform/world.ts'

/** How long the pictures of a mail can be seen: as long as it is read, also by those it was forwarded to. */
const SEEN_FOR_DAYS = 14

/**
 * The addresses of pictures in mails. They are the same for every fetch, so they say nothing about whether a
 * mail was opened.
 */
export const mailPictures =
  (world: Pick<World, 'secret'>, now: Date) =>
  (fileId: string): string =>
    publicUrl(fileUrl(world.secret, fileId, now, SEEN_FOR_DAYS + 1))
