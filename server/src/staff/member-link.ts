import { STAFF_LINK_HOURS } from '@longhaul/domain/staff/rights.ts'
import type { Db } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { insertLink } from './sql-sessions.ts'

/** A link that is good once, for three days. */
export async function makeLink(
  tx: Db,
  staffId: string,
  now: Date,
): Promise<{ link: string; expires_at: string }> {
  const token = newToken()
  const expires = new Date(now.getTime() + STAFF_LINK_HOURS * 3_600_000)
  await insertLink(tx, {
    token_hash: hashToken(token),
    staff_id: staffId,
    created_at: now,
    expires_at: expires,
  })
  // Behind the #: it reaches no server's log and no Referer.
  return { link: publicUrl(`/console/password#${token}`), expires_at: expires.toISOString() }
}
