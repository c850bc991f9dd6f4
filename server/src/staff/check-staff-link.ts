import { checkStaffLink as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { findLink } from './sql-links.ts'

export const checkStaffLinkAction = writeAction(route, checkStaffLink)

async function checkStaffLink({ tx, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const member = await findLink(tx, hashToken(body.link), now)
  if (!member) throw new Refusal('link_expired')
  return { email: member.email, name: member.name, expires_at: member.expires_at.toISOString() }
}
