import { getPolicy as route } from '@longhaul/contract/policy/policy.staff.ts'
import { ACT_NAMES } from '@longhaul/domain/policy/acts.ts'
import { isLone } from '@longhaul/domain/policy/second-person.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readPolicyRows } from './policy-rows.ts'
import { readDeciders, withDeciders } from './proposal-card.ts'
import { listApproved } from './sql-proposals.ts'

export const getPolicyAction = readAction(route, getPolicy)

async function getPolicy(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, now } = call
  const deciders = await readDeciders(call)
  const isAlone = (ids: readonly string[]) => ids.every((id) => isLone(id, ids, deciders.ties, now))
  return {
    acts: await readPolicyRows(db, now),
    due: (await listApproved(db)).map((row) => withDeciders(deciders, call, row)),
    without_second: ACT_NAMES.filter((act) => isAlone(deciders.holdersOf(act).map(({ id }) => id))),
  }
}
