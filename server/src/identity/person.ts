/**
 * An account holder. Passwords, sessions, wrong attempts and the second step work the same for both kinds;
 * only the tables differ.
 */
export type Person = { kind: PersonKind; id: string }
export type PersonKind = 'shopper' | 'staff'

/** The tables of each kind, with the same columns except for the owner's. */
export const TABLES = {
  shopper: {
    people: 'shoppers',
    sessions: 'sessions',
    twoFactor: 'two_factor',
    recoveryCodes: 'recovery_codes',
    owner: 'shopper_id',
  },
  staff: {
    people: 'staff',
    sessions: 'staff_sessions',
    twoFactor: 'staff_two_factor',
    recoveryCodes: 'staff_recovery_codes',
    owner: 'staff_id',
  },
} as const
