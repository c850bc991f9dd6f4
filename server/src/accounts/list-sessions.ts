import { listSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listOwnLogins, listOwnSessions } from './sql-sessions.ts'

const LOGINS_SHOWN = 20

export const listSessionsAction = action(route, listSessions)

/** The devices that are logged in, and the newest tries. */
async function listSessions({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  const [sessions, logins] = await Promise.all([
    listOwnSessions(tx, me.id, now),
    listOwnLogins(tx, me.id, LOGINS_SHOWN),
  ])
  const items = sessions.map((session) => ({
    id: session.id,
    current: session.id === me.sessionId,
    ...deviceOf(session.user_agent),
    address: session.address,
    created_at: session.created_at.toISOString(),
    seen_at: session.seen_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
  }))
  return {
    items: items.toSorted((item, other) => Number(other.current) - Number(item.current)),
    logins: logins.map((login) => ({
      outcome: login.outcome,
      ...deviceOf(login.user_agent),
      address: login.address,
      created_at: login.created_at.toISOString(),
    })),
  }
}
