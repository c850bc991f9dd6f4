import type { Ceilings } from '@longhaul/domain/accounts/grants.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/** A logged-in shopper. */
export type Shopper = {
  kind: 'shopper'
  id: string
  sessionId: string
  sessionEndsAt: Date
  email: string
  emailVerified: boolean
  blocked: boolean
  name: string
  lang: Lang
  /** The program that acts as the shopper, if it is not the shopper themselves. */
  grant?: Grant
}

/** A shopper's program with a token that acts. */
export type Grant = {
  id: string
  name: string
  ceilings: Ceilings
  /** What the shopper has approved now: the approval, when the program asked, and what it was about then. */
  approved?: { id: string; askedAt: Date; aboutHash: Buffer }
}

/** A logged-in member of staff. */
export type StaffMember = {
  kind: 'staff'
  id: string
  sessionId: string
  sessionEndsAt: Date
  name: string
  email: string
  lang: Lang
  roles: StaffRole[]
  /** The warehouse in which they work; null: all. */
  warehouseId: string | null
  /** Whether they lead a shift, and so see the figures of others. */
  leadsShift: boolean
  /** Whether two-step login with an authenticator app is set up. */
  hasTwoFactor: boolean
}
