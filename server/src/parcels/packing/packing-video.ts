import { imageUrl } from '../../files/public.ts'
import type { Reading } from '../reading/reading.ts'
import { findVideoType } from '../sql-items.ts'

/** The video of the packing in the form that a page can play; null if there is none. */
export async function readVideo(
  { db, world, now }: Reading,
  fileId: string | null,
): Promise<{ url: string; media_type: string } | null> {
  const url = imageUrl(world, fileId, now)
  return fileId && url ? { url, media_type: await findVideoType(db, fileId) } : null
}
