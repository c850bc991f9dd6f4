import { removeCategoryBan as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { deleteBan } from './sql-desk.ts'

export const removeCategoryBanAction = writeAction(route, removeCategoryBan)

async function removeCategoryBan(call: WriteCall<typeof route>): Answer<typeof route> {
  const { category_id, line_id, country, note } = orNotFound(await deleteBan(call.tx, call.params.id))
  await audit(call, {
    action: 'remove_category_ban',
    subjectKind: 'goods_category',
    subjectId: category_id,
    before: { line_id, country, note },
  })
  return {}
}
