import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { StockPhoto } from '../sql.ts'

/** What the photos of something show, flaws first, as a message keeps it: only those of which something was said. */
export const seenOnPhotos = (photos: readonly StockPhoto[]): NonNullable<NoticeArgs['photos']> =>
  photos
    .filter(({ shows, note }) => shows !== 'other' || note !== '')
    .toSorted((a, b) => Number(b.flaw !== null) - Number(a.flaw !== null))
    .map(({ kind, shows, flaw, note }) => ({ kind, shows, flaw, note }))
