import { deleteView as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import * as sql from './sql-views.ts'
import { lockOwn } from './own-view.ts'

export const deleteViewAction = action(route, deleteView)

async function deleteView({ tx, me, params }: Call<typeof route>): Answer<typeof route> {
  const view = await lockOwn(tx, me, params.id)
  await sql.deleteViewRow(tx, view.id)
  return {}
}
