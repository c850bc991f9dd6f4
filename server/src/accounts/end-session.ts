import { endOtherSessions, endSession } from '@longhaul/contract/accounts/account-security.ts'
import { action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endOwnSession, endOwnSessions } from './sql-sessions.ts'

export const endSessionAction = action(endSession, async ({ tx, me, params, now, changed }) => {
  if (!(await endOwnSession(tx, me.id, params.id, now))) throw new Refusal('not_found')
  await changed(me.id, 'account')
  return {}
})

export const endOtherSessionsAction = action(endOtherSessions, async ({ tx, me, now, changed }) => {
  const ended = await endOwnSessions(tx, me.id, me.sessionId, now)
  await changed(me.id, 'account')
  return { ended }
})
