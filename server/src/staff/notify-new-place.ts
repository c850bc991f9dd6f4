import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { sendAccountMail } from '../accounts/public.ts'
import { type LoginPlace, knownPlaceSince } from '../identity/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { findStaffAddressee, listLoginPlaces } from './sql-logins.ts'

/**
 * Mails a member of staff about a log-in from an address or device from which the account has not been used
 * lately. The very first log-in is not reported.
 */
export async function notifyNewPlace(work: UnitOfWork, staffId: string, from: LoginPlace): Promise<void> {
  const places = await listLoginPlaces(work.tx, staffId, knownPlaceSince(work.now))
  const device = deviceName(from.user_agent)
  const isKnown =
    places.some(({ address }) => address === from.address) &&
    places.some(({ user_agent }) => deviceName(user_agent) === device)
  if (places.length === 0 || isKnown) return
  const { email, name, lang } = await findStaffAddressee(work.tx, staffId)
  await sendAccountMail(work, { id: null, email, nickname: name, lang }, 'staff_new_place', {
    args: { date: work.now.toISOString(), address: from.address, ...(device ? { device } : {}) },
  })
}

/** The name of a device without versions: to its owner, Firefox 140 and 141 are the same device. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((part) => part !== null).join(', ')
}
