import { listSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { listDevices } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listOwnLogins } from './sql-logins.ts'

const LOGINS_SHOWN = 20

export const listSessionsAction = action(route, listSessions)

/** The devices that are logged in, and the newest tries. */
async function listSessions({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  const [items, logins] = await Promise.all([
    listDevices(tx, me, me.sessionId, now),
    listOwnLogins(tx, me.id, LOGINS_SHOWN),
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
