import type { Reason } from '../refusals.ts'
import { ROLES, type StaffRole } from '../states/table.ts'

/** Roles that move money or give rights: whoever holds one logs in with an authenticator app (docs/rules/accounts.md). */
export const TWO_FACTOR_ROLES: readonly StaffRole[] = ['finance', 'admin']

/** Whether these roles ask for two-step login. */
export const needsTwoFactor = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => TWO_FACTOR_ROLES.includes(role))

/** Whether a person with these roles may do what is for those: an admin may do everything. */
export const holdsOneOf = (held: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  held.includes('admin') || wanted.some((role) => held.includes(role))

/** The roles in their own order, each once. */
export const inOrder = (roles: readonly StaffRole[]): StaffRole[] =>
  ROLES.filter((role) => roles.includes(role))

/** How long a link by which a member of staff sets a password is good for. */
export const STAFF_LINK_HOURS = 72

/** A member of staff's name, as colleagues and the log read it. */
export const STAFF_NAME_MAX = 64

/**
 * Null when an admin may make this of a member of staff, else why not. `adminIds` are those who can log in and do everything, as they are
 * before the change: the person acting must still be an admin, and one admin must remain.
 */
export function whyNotChangeMember(change: {
  actorId: string
  memberId: string
  adminIds: readonly string[]
  /** Whether the member is an admin who can act afterwards. */
  isAdminAfter: boolean
  blocks?: boolean
}): Reason | null {
  const { actorId, memberId, adminIds, isAdminAfter, blocks = false } = change
  if (!adminIds.includes(actorId)) return 'forbidden'
  if (!isAdminAfter && adminIds.every((id) => id === memberId)) return 'last_admin'
  return blocks && actorId === memberId ? 'own_account' : null
}
