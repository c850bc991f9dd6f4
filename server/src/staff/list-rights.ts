import { listRights } from '@longhaul/contract/staff/members.staff.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { action } from '../platform/http/action.ts'

/** Who may do what, drawn from the contract: the very value that `platform/admit.ts` asks, and by its very rule. */
export const listRightsAction = action(listRights, async () => ({
  roles: [...ROLES],
  calls: allRoutes.flatMap(({ who, spec, summary, path, method, changesNothing }) =>
    typeof who === 'object'
      ? [
          {
            spec,
            summary,
            noun: path.split('/')[2] ?? '',
            writes: method !== 'GET' && !changesNothing,
            roles: ROLES.filter((role) => holdsOneOf([role], who.staff)),
          },
        ]
      : [],
  ),
}))
