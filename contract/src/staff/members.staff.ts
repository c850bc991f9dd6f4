import { EMAIL_MAX } from '@longhaul/domain/texts/email.ts'
import { STAFF_NAME_MAX } from '@longhaul/domain/staff/rights.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { Type } from 'typebox'
import { ById, Id, Lang, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { LoggedInDevice } from '../accounts/identity.ts'
import { route } from '../route.ts'

const ADMIN = { staff: ['admin'] } as const
const Email = Type.String({ minLength: 3, maxLength: EMAIL_MAX, examples: ['lin@example.com'] })
const Roles = Type.Array(oneOf(ROLES), { minItems: 1, maxItems: ROLES.length, uniqueItems: true })

export const StaffMemberRow = Type.Object({
  id: Id,
  name: Type.String(),
  email: Email,
  lang: Lang,
  roles: Type.Array(oneOf(ROLES)),
  /** The warehouse in which they work; null: all. */
  warehouse_id: nullable(Type.String()),
  /** Whether they lead a shift: they see the day's figures of those in their warehouse, by name. */
  leads_shift: Type.Boolean(),
  /** `invited`: has not set a password yet. */
  state: oneOf(['active', 'invited', 'blocked']),
  two_factor: oneOf(['on', 'off', 'needed']),
  created_at: Moment,
  blocked_at: nullable(Moment),
  seen_at: nullable(Moment),
  open_sessions: Type.Integer(),
  /** Until when the newest unused link is valid; null if there is none. */
  link_expires_at: nullable(Moment),
  /** Whether this is the only active admin, who can be neither blocked nor lose the role. */
  last_admin: Type.Boolean(),
})

/** A link goes by mail to the member only, so the answer contains where it was sent. */
export const Invitation = Type.Object({ member: StaffMemberRow, sent_to: Email, expires_at: Moment })

export const listStaffMembers = route('GET /staff/members', {
  who: ADMIN,
  summary: 'List the members of staff, newest first',
  query: Type.Object({
    ...pageQuery,
    q: Type.Optional(text(100)),
    role: Type.Optional(oneOf(ROLES)),
    state: Type.Optional(oneOf(['active', 'invited', 'blocked'])),
  }),
  shows: ['staff'],
  reply: pageOf(StaffMemberRow),
})

export const getStaffMember = route('GET /staff/members/{id}', {
  who: ADMIN,
  summary: 'Get a member of staff, with their logged-in devices',
  params: ById,
  shows: ['staff'],
  reply: Type.Object({ ...StaffMemberRow.properties, sessions: Type.Array(LoggedInDevice) }),
  refusals: ['not_found'],
})

export const addStaffMember = route('POST /staff/members', {
  who: ADMIN,
  summary:
    'Invite a member of staff, who gets a link for setting a password by mail. Giving finance or admin needs a second person.',
  body: Type.Object({ email: Email, name: filled(STAFF_NAME_MAX), roles: Roles, lang: Lang }),
  changes: ['staff'],
  reply: Invitation,
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const changeStaffMember = route('PATCH /staff/members/{id}', {
  who: ADMIN,
  summary:
    "Change a member's name, language, roles or whether they lead a shift, immediately and in open sessions too. Giving finance or admin needs a second person.",
  params: ById,
  body: Type.Object({
    name: Type.Optional(filled(STAFF_NAME_MAX)),
    lang: Type.Optional(Lang),
    roles: Type.Optional(Roles),
    leads_shift: Type.Optional(Type.Boolean()),
  }),
  changes: ['staff'],
  reply: StaffMemberRow,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const blockStaffMember = route('POST /staff/members/{id}/block', {
  who: ADMIN,
  summary: 'Block a member of staff immediately; every session ends. What they did stays in the log.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['staff'],
  reply: StaffMemberRow,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const unblockStaffMember = route('POST /staff/members/{id}/unblock', {
  who: ADMIN,
  summary: 'Unblock a member of staff',
  params: ById,
  body: Type.Object({}),
  changes: ['staff'],
  reply: StaffMemberRow,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const endStaffSessions = route('POST /staff/members/{id}/end_sessions', {
  who: ADMIN,
  summary: 'Log a member of staff out of every device except the one making this call',
  params: ById,
  body: Type.Object({}),
  changes: ['staff'],
  reply: Type.Object({ ended: Type.Integer() }),
  refusals: ['not_found'],
})

export const linkStaffMember = route('POST /staff/members/{id}/link', {
  who: ADMIN,
  summary: 'Mail a member of staff a new link for setting a new password. Older links become invalid.',
  params: ById,
  body: Type.Object({}),
  changes: ['staff'],
  reply: Invitation,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const resetStaffTwoFactor = route('POST /staff/members/{id}/reset_two_factor', {
  who: ADMIN,
  summary:
    'Turn off two-step login for a member of staff who lost the app and the recovery codes. Ends their sessions.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['staff'],
  reply: StaffMemberRow,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const listRights = route('GET /staff/rights', {
  who: ADMIN,
  summary: 'List which roles may make which calls, from the same table that the server enforces',
  shows: [],
  reply: Type.Object({
    roles: Type.Array(oneOf(ROLES)),
    calls: Type.Array(
      Type.Object({
        spec: Type.String(),
        summary: Type.String(),
        /** Its noun: the first part of its path after `/staff`. */
        noun: Type.String(),
        writes: Type.Boolean(),
        roles: Type.Array(oneOf(ROLES)),
      }),
    ),
  }),
})

export const checkStaffLink = route('POST /staff/link/check', {
  who: 'anyone',
  summary: 'Get who a link is for, if it is still valid, without using it up',
  body: Type.Object({ link: filled(200) }),
  changes: [],
  reply: Type.Object({ email: Email, name: Type.String(), expires_at: Moment }),
  refusals: ['link_expired'],
  perMinute: 30,
})

export const setStaffPassword = route('POST /staff/link/password', {
  who: 'anyone',
  summary: 'Set a password with a link. Ends every session; does not log in.',
  body: Type.Object({ link: filled(200), password: Type.String({ minLength: 1, maxLength: 200 }) }),
  changes: ['staff'],
  reply: Type.Object({ email: Email }),
  refusals: ['invalid_input', 'link_expired'],
  perMinute: 30,
})
