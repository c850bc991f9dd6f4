import { keepPublicList as route } from '@longhaul/contract/goods/public-lists.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { decideReports, lockPublicListForStaff } from './sql-reports.ts'
import { readStaffCard } from './staff-card.ts'

export const keepPublicListAction = writeAction(route, keepPublicList)

/** Decides that a reported list stays as it is. */
async function keepPublicList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now } = call
  const list = orNotFound(await lockPublicListForStaff(tx, params.id))
  const decided = await decideReports(tx, list.id, now)
  await audit(call, {
    action: 'keep_public_list',
    subjectKind: 'public_list',
    subjectId: list.id,
    after: { reports: decided, code: list.code },
  })
  return await readStaffCard(tx, list.id)
}
