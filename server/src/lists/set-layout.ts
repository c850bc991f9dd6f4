import { setLayout as route } from '@longhaul/contract/staff/lists.staff.ts'
import { listShape } from '@longhaul/domain/lists/lists.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import * as sql from './sql-views.ts'
import { requireReader } from './own-view.ts'

export const setLayoutAction = writeAction(route, setLayout)

/** Sets the caller's own layout of a list: columns, density and default view. */
async function setLayout({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  requireReader(me, params.list)
  const all = Object.keys(listShape(params.list).columns)
  const columns = body.columns && [...new Set(body.columns)]
  if (columns?.length === 0) throw badInput({ columns: 'required' })
  if (columns?.some((name) => !all.includes(name))) throw badInput({ columns: 'unknown' })
  if (body.default_view !== null) {
    const view = await sql.lockViewFor(tx, me.id, body.default_view)
    if (view?.list !== params.list) throw badInput({ default_view: 'unknown' })
  }
  const layout = { columns, density: body.density, default_view: body.default_view }
  await sql.saveLayout(tx, { staff_id: me.id, list: params.list }, layout)
  return layout
}
