import { changeView as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readWords } from './read-query.ts'
import * as sql from './sql-views.ts'
import { lockOwn, requireFreeName, toView } from './own-view.ts'

export const changeViewAction = writeAction(route, changeView)

/** Renames a view, starts or stops sharing it, or replaces its filters. */
async function changeView({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  const view = await lockOwn(tx, me, params.id)
  const { list } = view
  if (body.query) readWords(list, body.query)
  const name = body.name?.trim() ?? view.name
  await requireFreeName(tx, { staffId: view.staff_id, list, name, but: view.id })
  const shared = body.shared ?? view.shared
  await sql.updateView(tx, view.id, { name, shared, query: body.query ?? view.query })
  if (!shared) await sql.clearDefaultOfOthers(tx, view.id, view.staff_id)
  const changed = await sql.lockViewFor(tx, view.staff_id, view.id)
  return toView(me, orNotFound(changed))
}
