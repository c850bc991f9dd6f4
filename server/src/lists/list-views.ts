import { listViews as route } from '@longhaul/contract/staff/lists.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import * as sql from './sql-views.ts'
import { requireReader, toView } from './own-view.ts'

export const listViewsAction = readAction(route, listViews)

/** The views of a list that the caller may read, and the caller's layout of the list. */
async function listViews({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  requireReader(me, query.list)
  const layout = await sql.findLayout(db, me.id, query.list)
  return {
    views: (await sql.listViewsFor(db, me.id, query.list)).map((row) => toView(me, row)),
    layout: layout ? layout : { columns: null, density: 'normal' as const, default_view: null },
  }
}
