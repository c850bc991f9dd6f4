import { putBackPublicList as route } from '@longhaul/contract/goods/public-lists.staff.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { updatePublication } from './sql.ts'
import { lockPublicListForStaff } from './sql-reports.ts'
import { readStaffCard } from './staff-card.ts'

export const putBackPublicListAction = writeAction(route, putBackPublicList)

/**
 * Puts a list back that was taken down. Where its shopper has withdrawn it or deleted the list, nothing is
 * shown, but it no longer counts against them.
 */
async function putBackPublicList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now } = call
  const list = orNotFound(await lockPublicListForStaff(tx, params.id))
  if (list.state !== 'taken_down') throw new Refusal('transition_not_allowed')
  const state = list.list_id === null || list.goods.length === 0 ? 'withdrawn' : 'shown'
  await updatePublication(tx, list.id, {
    state,
    ...(state === 'withdrawn' ? { goods: [] } : {}),
    taken_down_at: null,
    taken_down_reason: '',
    updated_at: now,
  })
  await notify(call, list.shopper_id, {
    kind: 'public_list_put_back',
    args: { title: list.title },
    subject: { kind: 'account', id: 'lists' },
  })
  await audit(call, {
    action: 'put_back_public_list',
    subjectKind: 'public_list',
    subjectId: list.id,
    before: { state: list.state, told: list.taken_down_reason },
    after: { state },
  })
  return await readStaffCard(tx, list.id)
}
