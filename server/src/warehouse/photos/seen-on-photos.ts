import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { StockPhoto } from '../sql.ts'

/** The captions of photos for a message, flaws first. Photos without a caption are left out. */
export const seenOnPhotos = (photos: readonly StockPhoto[]): NonNullable<NoticeArgs['photos']> =>
  photos
    .filter(({ shows, note }) => shows !== 'other' || note !== '')
    .toSorted((a, b) => Number(b.flaw !== null) - Number(a.flaw !== null))
    .map(({ kind, shows, flaw, note }) => ({ kind, shows, flaw, note }))
