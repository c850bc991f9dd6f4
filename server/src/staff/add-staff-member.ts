import type { BodyOf } from '@longhaul/contract/route.ts'
import { addStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { gainsMoneyRights, inOrder } from '@longhaul/domain/staff/rights.ts'
import type { Db } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { badInput } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { readMember } from './member-card.ts'
import { mailLink } from './member-link.ts'
import { insertStaff } from './sql.ts'

export const addStaffMemberAction = writeAction(route, addStaffMember, { act: 'staff_rights', effect })

/** Invites a member of staff: creates the account and mails its owner a link that sets the password. */
async function addStaffMember(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  const email = tidyEmail(body.email)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  const roles = inOrder(body.roles)
  const name = body.name.trim()
  const made = await insertStaff(tx, {
    email,
    name,
    password_hash: null,
    roles,
    lang: body.lang,
    created_at: now,
  })
  if (!made) throw badInput({ email: 'in_use' })
  if (gainsMoneyRights([], roles))
    await guardAct(call, 'staff_rights', 'each', { kind: 'staff', id: made.id, name })
  const sent = await mailLink(call, made.id, 'staff_invited', me.name)
  await audit(call, {
    action: 'invite_staff',
    subjectKind: 'staff',
    subjectId: made.id,
    after: { email, name, roles },
  })
  return { member: await readMember(world, tx, made.id, now), ...sent }
}

async function effect(_: Db, { body }: { body: BodyOf<typeof route> }): Promise<Effect> {
  return {
    subject: body.name.trim(),
    changes: [
      { name: 'email', before: null, after: tidyEmail(body.email) },
      { name: 'roles', before: [], after: inOrder(body.roles) },
    ],
  }
}
