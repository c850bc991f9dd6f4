import { addCategoryBan as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { insertBan, lockCategory, lockLine } from './sql-desk.ts'
import { findCountry } from './sql.ts'
import { categoryOf } from './category-rows.ts'

export const addCategoryBanAction = writeAction(route, addCategoryBan)

/**
 * Adds a category that a line, a country or both refuse in addition to the rate card. It applies from the
 * next quote on; existing quotes do not change.
 */
async function addCategoryBan(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  orNotFound(await lockCategory(tx, params.id))
  if (body.line_id === null && body.country === null) throw badInput({ line_id: 'required' })
  if (body.line_id !== null && !(await lockLine(tx, body.line_id))) throw badInput({ line_id: 'unknown' })
  if (body.country !== null && !(await findCountry(tx, body.country))) throw badInput({ country: 'unknown' })
  const ban = { line_id: body.line_id, country: body.country, note: body.note.trim() }
  if (!(await insertBan(tx, { ...ban, category_id: params.id, staff_id: me.id, created_at: now })))
    throw badInput({ line_id: 'in_use' })
  await audit(call, {
    action: 'add_category_ban',
    subjectKind: 'goods_category',
    subjectId: params.id,
    after: ban,
  })
  return await categoryOf(tx, params.id, now)
}
