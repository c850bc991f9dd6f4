import { deleteView as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import * as sql from './sql-views.ts'
import { lockOwn } from './own-view.ts'

export const deleteViewAction = writeAction(route, deleteView)

async function deleteView({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  const view = await lockOwn(tx, me, params.id)
  await sql.deleteViewRow(tx, view.id)
  return {}
}
