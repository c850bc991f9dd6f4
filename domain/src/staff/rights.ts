import type { Reason } from '../refusals.ts'
import { ROLES, type StaffRole } from '../states/table.ts'

/**
 * Roles that move money or grant rights, and therefore require login with an authenticator app
 * (docs/rules/accounts.md).
 */
export const TWO_FACTOR_ROLES: readonly StaffRole[] = ['finance', 'admin']

/** Whether these roles require two-step login. */
export const needsTwoFactor = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => TWO_FACTOR_ROLES.includes(role))

/** Whether these roles grant rights over money or people that the roles before did not. */
export const gainsMoneyRights = (before: readonly StaffRole[], after: readonly StaffRole[]): boolean =>
  TWO_FACTOR_ROLES.some((role) => holdsOneOf(after, [role]) && !holdsOneOf(before, [role]))

/** Whether a person with the roles `held` has one of the roles `wanted`: an admin may do everything. */
export const holdsOneOf = (held: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  held.includes('admin') || wanted.some((role) => held.includes(role))

/** The roles in canonical order, without duplicates. */
export const inOrder = (roles: readonly StaffRole[]): StaffRole[] =>
  ROLES.filter((role) => roles.includes(role))

/** How long a link for a member of staff to set a password is valid. */
export const STAFF_LINK_HOURS = 72

/** The maximum length of a member of staff's name, which colleagues and the audit log see. */
export const STAFF_NAME_MAX = 64

/**
 * Null when an admin may make this change to a member of staff, else why not. `adminIds` are the admins who
 * can log in, before the change: the person acting must still be an admin, and at least one admin must
 * remain.
 */
export function whyNotChangeMember(change: {
  actorId: string
  memberId: string
  adminIds: readonly string[]
  /** Whether the member is an admin who can log in after the change. */
  isAdminAfter: boolean
  blocks?: boolean
}): Reason | null {
  const { actorId, memberId, adminIds, isAdminAfter, blocks = false } = change
  if (!adminIds.includes(actorId)) return 'forbidden'
  if (!isAdminAfter && adminIds.every((id) => id === memberId)) return 'last_admin'
  return blocks && actorId === memberId ? 'own_account' : null
}
