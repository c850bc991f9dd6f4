/** Who has an account. Passwords, sessions, wrong tries and the second step are the same for both kinds; only the tables differ. */
export type Person = { kind: PersonKind; id: string }
export type PersonKind = 'shopper' | 'staff'

/** The tables of each kind, which have the same columns but for the one that names the owner. */
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
