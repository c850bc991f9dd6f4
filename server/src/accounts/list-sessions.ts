import { listSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { listDevices } from '../identity/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listOwnLogins } from './sql-logins.ts'

const LOGINS_SHOWN = 20

export const listSessionsAction = readAction(route, listSessions)

/** The logged-in devices and the most recent log-in attempts. */
async function listSessions({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const [items, logins] = await Promise.all([
    listDevices(db, me, me.sessionId, now),
    listOwnLogins(db, me.id, LOGINS_SHOWN),
  ])
  return {
    items,
    logins: logins.map((login) => ({
      outcome: login.outcome,
      ...deviceOf(login.user_agent),
      address: login.address,
      created_at: login.created_at.toISOString(),
    })),
  }
}
