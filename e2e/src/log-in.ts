import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { SHOPPER_PASSWORD, STAFF_PASSWORD, caller, staffEmail } from './calls.ts'
import type { Seat } from './browser.ts'

/** Logs a user in at a screen, with the cookies that the log-in page would have set. */
export async function logInAt(seat: Seat, url: string, email: string): Promise<void> {
  const { token } = await caller(url)('POST /login', { body: { email, password: SHOPPER_PASSWORD } })
  await seat.context.addCookies([
    { name: 'token', value: token, url },
    { name: 'isLogin', value: 'true', url },
  ])
}

/** The same for a member of staff, in the console. */
export async function logInStaffAt(seat: Seat, url: string, role: StaffRole): Promise<void> {
  const body = { email: staffEmail(role), password: STAFF_PASSWORD }
  const { staff_token } = await caller(url)('POST /staff/login', { body })
  await seat.context.addCookies([
    { name: 'staff_token', value: staff_token, domain: new URL(url).hostname, path: '/console' },
  ])
}
