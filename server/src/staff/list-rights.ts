import { listRights as route } from '@longhaul/contract/staff/members.staff.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { type Answer, readAction } from '../platform/http/action.ts'

export const listRightsAction = readAction(route, listRights)

/**
 * The rights of each role, derived from the contract: the same values and the same rule that
 * `platform/admit.ts` uses.
 */
async function listRights(): Answer<typeof route> {
  return {
    roles: [...ROLES],
    calls: allRoutes.flatMap(({ who, spec, summary, path, method, unaudited }) =>
      typeof who === 'object'
        ? [
            {
              spec,
              summary,
              noun: path.split('/')[2] ?? '',
              writes: method !== 'GET' && !unaudited,
              roles: ROLES.filter((role) => holdsOneOf([role], who.staff)),
            },
          ]
        : [],
    ),
  }
}
