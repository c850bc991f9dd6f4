import { STAFF_LINK_HOURS } from '@longhaul/domain/staff/rights.ts'
import { issueToken } from '../identity/public.ts'
import type { Db } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { insertLink } from './sql-links.ts'

/** Creates a link that works once, within three days. */
export async function makeLink(
  tx: Db,
  staffId: string,
  now: Date,
): Promise<{ link: string; expires_at: string }> {
  const { token, stored } = issueToken(now, STAFF_LINK_HOURS * 3_600_000)
  await insertLink(tx, { ...stored, staff_id: staffId })
  // The token follows the #, so that it appears in no server log and no Referer header.
  return { link: publicUrl(`/console/password#${token}`), expires_at: stored.expires_at.toISOString() }
}
