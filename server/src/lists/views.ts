import {
  addView,
  changeView,
  deleteView,
  listViews,
  setLayout,
} from '@longhaul/contract/staff/lists.staff.ts'
import { type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { type ListWords, understoodOf } from '@longhaul/domain/lists/query.ts'
import { VIEWS_MAX, mayChangeView } from '@longhaul/domain/lists/views.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, badInput, found } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/session.ts'
import { readWords } from './read-query.ts'
import * as sql from './sql-views.ts'

/** The views of a list that one may read, and how one has it laid out. */
export const listViewsAction = action(listViews, async ({ tx, me, query }) => {
  requireReader(me, query.list)
  const layout = await sql.findLayout(tx, me.id, query.list)
  return {
    views: (await sql.listViewsFor(tx, me.id, query.list)).map((row) => toView(me, row)),
    layout: layout ? layout : { columns: null, density: 'normal' as const, default_view: null },
  }
})

/** Keeps a list as it is filtered and sorted now. */
export const addViewAction = action(addView, async ({ tx, me, body, now }) => {
  requireReader(me, body.list)
  readWords(body.list, body.query)
  if ((await sql.countViews(tx, me.id)) >= VIEWS_MAX) throw badInput({ name: 'view_limit' })
  const name = body.name.trim()
  await requireFreeName(tx, { staffId: me.id, list: body.list, name })
  const { id } = await sql.insertView(tx, {
    list: body.list,
    staff_id: me.id,
    name,
    shared: body.shared,
    query: body.query,
    created_at: now,
  })
  return toView(me, found(await sql.lockViewFor(tx, me.id, id)))
})

/** Renames a view, shares it or no longer, or has it hold other filters. */
export const changeViewAction = action(changeView, async ({ tx, me, params, body }) => {
  const view = await lockOwn(tx, me, params.id)
  const list = view.list as ListId
  if (body.query) readWords(list, body.query)
  const name = body.name?.trim() ?? view.name
  await requireFreeName(tx, { staffId: view.staff_id, list, name, but: view.id })
  const shared = body.shared ?? view.shared
  await sql.updateView(tx, view.id, { name, shared, query: body.query ?? (view.query as ListWords) })
  if (!shared) await sql.forgetDefaultOfOthers(tx, view.id, view.staff_id)
  const changed = await sql.lockViewFor(tx, view.staff_id, view.id)
  return toView(me, found(changed))
})

export const deleteViewAction = action(deleteView, async ({ tx, me, params }) => {
  const view = await lockOwn(tx, me, params.id)
  await sql.deleteViewRow(tx, view.id)
  return {}
})

/** Columns, density and the view that a list opens with: one's own. */
export const setLayoutAction = action(setLayout, async ({ tx, me, params, body }) => {
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
})

/** A list that one may not read is none of one's choices. */
function requireReader(me: StaffMember, list: ListId): void {
  if (!holdsOneOf(me.roles, listShape(list).roles)) throw badInput({ list: 'choice' })
}

async function requireFreeName(
  tx: Parameters<typeof sql.isNameTaken>[0],
  named: { staffId: string; list: string; name: string; but?: string },
): Promise<void> {
  if (await sql.isNameTaken(tx, named)) throw badInput({ name: 'in_use' })
}

/** Another's view that is not shared is not there; one that is shared is there and not one's own. */
async function lockOwn(tx: Parameters<typeof sql.lockViewFor>[0], me: StaffMember, id: string) {
  const view = found(await sql.lockViewFor(tx, me.id, id))
  if (!mayChange(me, view)) throw new Refusal('forbidden')
  return view
}

const mayChange = (me: StaffMember, view: sql.ViewRow): boolean =>
  mayChangeView(
    { id: me.id, isAdmin: me.roles.includes('admin') },
    { staffId: view.staff_id, shared: view.shared },
  )

const toView = (me: StaffMember, view: sql.ViewRow) => ({
  id: view.id,
  name: view.name,
  shared: view.shared,
  query: { ...understoodOf(listShape(view.list as ListId), view.query as ListWords) },
  by: view.by,
  mine: view.staff_id === me.id,
  may_change: mayChange(me, view),
  created_at: view.created_at.toISOString(),
})
