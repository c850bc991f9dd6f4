import { call } from '@longhaul/browser/calls/client.ts'
import { CARRIED_DAYS } from '@longhaul/domain/rewards/creators.ts'

/*
 * The creator by whose link somebody came: one code and the day on which it is forgotten, in this shop's own
 * storage, read by nothing but the registration.
 */
const KEY = 'creator'

/** Keeps the code of a link that was followed, for 30 days, and has the visit counted. */
export function carryCreator(code: string): void {
  const until = Date.now() + CARRIED_DAYS * 86_400_000
  try {
    localStorage.setItem(KEY, `${code} ${until}`)
  } catch {
    // The browser stores nothing; then nobody is bound.
  }
  void call('POST /creators/{code}/visits', { params: { code }, body: {} }).catch(() => undefined)
}

/** The code to register with, unless its days are over; then it is forgotten. */
export function carriedCreator(): string | undefined {
  try {
    const [code, until] = (localStorage.getItem(KEY) ?? '').split(' ')
    if (code && Number(until) > Date.now()) return code
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
  return undefined
}
