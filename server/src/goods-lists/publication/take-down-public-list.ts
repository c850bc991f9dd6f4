import { takeDownPublicList as route } from '@longhaul/contract/goods/public-lists.staff.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { updatePublication } from './sql.ts'
import { decideReports, lockPublicListForStaff } from './sql-reports.ts'
import { readStaffCard } from './staff-card.ts'

export const takeDownPublicListAction = writeAction(route, takeDownPublicList)

/**
 * Takes a public list down and tells its shopper why. A page that its shopper has withdrawn meanwhile is
 * taken down too, so that it cannot come back.
 */
async function takeDownPublicList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const list = orNotFound(await lockPublicListForStaff(tx, params.id))
  if (list.state === 'taken_down') throw new Refusal('transition_not_allowed')
  const reason = body.reason.trim()
  await updatePublication(tx, list.id, {
    state: 'taken_down',
    taken_down_at: now,
    taken_down_reason: reason,
  })
  const decided = await decideReports(tx, list.id, now)
  await notify(call, list.shopper_id, {
    kind: 'public_list_taken_down',
    args: { title: list.title, reason },
    subject: { kind: 'account', id: 'lists' },
  })
  await audit(call, {
    action: 'take_down_public_list',
    subjectKind: 'public_list',
    subjectId: list.id,
    before: { state: list.state, code: list.code, title: list.title },
    after: { state: 'taken_down', reports: decided },
    reason,
  })
  return await readStaffCard(tx, list.id)
}
