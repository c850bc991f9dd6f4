import type { Paste } from '@longhaul/domain/links/read-paste.ts'
import { formOfLink, unreadReason } from '@longhaul/domain/links/unread.ts'
import type { World } from '../../platform/world.ts'
import { countUnread } from './sql.ts'

/** Counts a pasted link from which nothing was read, for the staff's report. */
export async function noteUnread(
  world: World,
  { result, link }: Paste,
  { now, hasProduct }: { now: Date; hasProduct: boolean },
): Promise<void> {
  if (result.ok || hasProduct || link === '') return
  const reason = unreadReason(result.reason, result.url !== undefined)
  const found = reason && formOfLink(link)
  if (found) await countUnread(world.db, { ...found, reason }, now)
}
