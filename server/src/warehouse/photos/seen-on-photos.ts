import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { Db } from '../../platform/database/db.ts'
import { listStockPhotos } from '../sql.ts'

/** What the photos of something show, flaws first, as a message keeps it: only those of which something was said. */
export async function seenOnPhotos(tx: Db, stockItemId: string): Promise<NonNullable<NoticeArgs['photos']>> {
  const photos = await listStockPhotos(tx, [stockItemId])
  return photos
    .filter(({ shows, note }) => shows !== 'other' || note !== '')
    .toSorted((a, b) => Number(b.flaw !== null) - Number(a.flaw !== null))
    .map(({ kind, shows, flaw, note }) => ({ kind, shows, flaw, note }))
}
