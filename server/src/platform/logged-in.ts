import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/** Who is logged in as a shopper. */
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
}

/** Who is logged in as staff. */
export type StaffMember = {
  kind: 'staff'
  id: string
  sessionId: string
  sessionEndsAt: Date
  name: string
  email: string
  lang: Lang
  roles: StaffRole[]
  /** Logs in with an authenticator app. */
  hasTwoFactor: boolean
}
