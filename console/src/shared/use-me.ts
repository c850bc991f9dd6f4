import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { watchSession } from '@longhaul/browser/session/watch-session.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSyncExternalStore } from 'react'
import { isLoggedIn } from '../session.ts'

export type Me = Reply<'GET /staff/info'>

export const useLoggedIn = (): boolean => useSyncExternalStore(watchSession, isLoggedIn)

/** The member of staff who is logged in, or was until the session expired; undefined while loading. */
export function useMe(): Me | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useCall('GET /staff/info', undefined, { enabled: loggedIn, staleMs: 5 * 60_000 })
  return data
}

/** Null if the member has one of these roles (admins have all), else the reason for the disabled control. */
export const whyNotRole = (me: Me | undefined, roles: readonly StaffRole[]): string | null =>
  me === undefined || me.roles.includes('admin') || roles.some((role) => me.roles.includes(role))
    ? null
    : consoleWords.onlyRoles(roles.map((role) => consoleWords.roles[role]))
