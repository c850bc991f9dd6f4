import { SHOPPER_PASSWORD, caller } from './calls.ts'
import type { Seat } from './browser.ts'

/** Logs somebody in at a screen, by the cookies that the log-in page would have set. */
export async function logInAt(seat: Seat, url: string, email: string): Promise<void> {
  const { token } = await caller(url)('POST /login', { body: { email, password: SHOPPER_PASSWORD } })
  await seat.context.addCookies([
    { name: 'token', value: token, url },
    { name: 'isLogin', value: 'true', url },
  ])
}
