import { addStaffMember, linkStaffMember } from '@longhaul/contract/staff/members.staff.ts'
import { isEmail } from '@longhaul/domain/accounts/limits.ts'
import { STAFF_LINK_HOURS, inOrder } from '@longhaul/domain/staff/rights.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { badInput, found, refuseIf } from '../platform/http/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { readMember } from './member-card.ts'
import { insertStaff, lockMember } from './sql.ts'
import { insertLink, voidLinks } from './sql-sessions.ts'

/** Invites somebody: the account is there, a password is set by the link. The log never holds the link. */
export const addStaffMemberAction = action(addStaffMember, async (call) => {
  const { tx, body, now, world } = call
  const email = body.email.trim()
  if (!isEmail(email)) throw badInput({ email: 'email' })
  const roles = inOrder(body.roles)
  const made = await insertStaff(tx, {
    email,
    name: body.name.trim(),
    password_hash: null,
    roles,
    lang: body.lang,
    created_at: now,
  })
  if (!made) throw badInput({ email: 'in_use' })
  const link = await makeLink(tx, made.id, now)
  await audit(call, {
    action: 'invite_staff',
    subjectKind: 'staff',
    subjectId: made.id,
    after: { email, name: body.name.trim(), roles },
  })
  return { member: await readMember(world, tx, made.id, now), ...link }
})

/** A new password for somebody who forgot it, or a new invitation: the present password holds until the link is used. */
export const linkStaffMemberAction = action(linkStaffMember, async (call) => {
  const { tx, params, now, world } = call
  const member = found(await lockMember(tx, params.id))
  refuseIf(member.disabled_at ? 'member_blocked' : null)
  await voidLinks(tx, member.id, now)
  const link = await makeLink(tx, member.id, now)
  await audit(call, { action: 'link_staff', subjectKind: 'staff', subjectId: member.id })
  return { member: await readMember(world, tx, member.id, now), ...link }
})

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
