import { STAFF_LINK_HOURS } from '@longhaul/domain/staff/rights.ts'
import { sendAccountMail } from '../accounts/public.ts'
import { issueToken } from '../identity/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { insertLink } from './sql-links.ts'
import { findStaffAddressee } from './sql-logins.ts'

/** Creates a link that works once, within three days, for the terminal of the server. */
export async function makeLink(tx: Tx, staffId: string, now: Date): Promise<string> {
  const { token } = await makeToken(tx, staffId, now)
  // The token follows the #, so that it appears in no server log and no Referer header.
  return publicUrl(`/console/password#link=${token}`)
}

async function makeToken(tx: Tx, staffId: string, now: Date) {
  const { token, stored } = issueToken(now, STAFF_LINK_HOURS * 3_600_000)
  await insertLink(tx, { ...stored, staff_id: staffId })
  return { token, expiresAt: stored.expires_at }
}

/** Mails a member of staff such a link. Nobody else sees it: whoever has it can log in as that person. */
export async function mailLink(
  work: UnitOfWork,
  staffId: string,
  kind: 'staff_invited' | 'staff_link',
  by: string,
): Promise<{ sent_to: string; expires_at: string }> {
  const secret = await makeToken(work.tx, staffId, work.now)
  const { email, name, lang } = await findStaffAddressee(work.tx, staffId)
  await sendAccountMail(work, { id: null, email, nickname: name, lang }, kind, {
    secret,
    args: { line: by, date: secret.expiresAt.toISOString() },
  })
  return { sent_to: email, expires_at: secret.expiresAt.toISOString() }
}
