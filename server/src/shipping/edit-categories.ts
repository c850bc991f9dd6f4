import {
  addCategoryBan,
  changeCategory,
  listCategoriesForStaff,
  removeCategoryBan,
} from '@longhaul/contract/shipping/shipping.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import {
  deleteBan,
  insertBan,
  listAllCategories,
  listAllLines,
  listBans,
  lockCategory,
  lockLine,
  updateCategory,
} from './sql-desk.ts'
import { findCountry, listZonesAt } from './sql.ts'

export const listCategoriesForStaffAction = action(listCategoriesForStaff, async ({ tx, now }) => ({
  lines: (await listAllLines(tx)).filter((line) => line.closed_at === null).map((line) => line.id),
  categories: await categories(tx, now),
}))

export const changeCategoryAction = action(changeCategory, async (call) => {
  const { tx, params, body, now, changed } = call
  const before = found(await lockCategory(tx, params.id))
  const row = {
    name_en: body.name_en.trim(),
    name_zh: body.name_zh.trim(),
    words_en: tidy(body.words_en),
    words_zh: tidy(body.words_zh),
    forbidden: body.forbidden,
  }
  await updateCategory(tx, params.id, row)
  await audit(call, {
    action: 'change_category',
    subjectKind: 'goods_category',
    subjectId: params.id,
    before,
    after: row,
  })
  await changed(SITE_AUDIENCE, 'site')
  return await categoryOf(tx, params.id, now)
})

/** What a line, a country or both refuse beside the rate card. It counts for the next quote; quotes that were made are kept. */
export const addCategoryBanAction = action(addCategoryBan, async (call) => {
  const { tx, params, body, me, now } = call
  found(await lockCategory(tx, params.id))
  if (body.line_id === null && body.country === null) throw badInput({ line_id: 'required' })
  if (body.line_id !== null && !(await lockLine(tx, body.line_id))) throw badInput({ line_id: 'unknown' })
  if (body.country !== null && !(await findCountry(tx, body.country))) throw badInput({ country: 'unknown' })
  const ban = { line_id: body.line_id, country: body.country, note: body.note.trim() }
  if (!(await insertBan(tx, { ...ban, category_id: params.id, staff_id: me.id, created_at: now })))
    throw badInput({ line_id: 'taken' })
  await audit(call, {
    action: 'add_category_ban',
    subjectKind: 'goods_category',
    subjectId: params.id,
    after: ban,
  })
  return await categoryOf(tx, params.id, now)
})

export const removeCategoryBanAction = action(removeCategoryBan, async (call) => {
  const { category_id, line_id, country, note } = found(await deleteBan(call.tx, call.params.id))
  await audit(call, {
    action: 'remove_category_ban',
    subjectKind: 'goods_category',
    subjectId: category_id,
    before: { line_id, country, note },
  })
  return {}
})

const tidy = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()))]

const categoryOf = async (tx: Db, id: string, now: Date) =>
  found((await categories(tx, now)).find((category) => category.id === id))

async function categories(tx: Db, now: Date) {
  const zones = await listZonesAt(tx, now)
  const lines = [...new Set(zones.map((zone) => zone.lineCode))]
  const bans = await listBans(tx)
  return (await listAllCategories(tx)).map((category) => ({
    ...category,
    refusals: lines.map((line) => {
      const own = zones.filter((zone) => zone.lineCode === line)
      const refusing = own.filter((zone) => zone.rate.refusedCategories.includes(category.id))
      return { line_id: line, served: places(own), refusing: places(refusing) }
    }),
    bans: bans
      .filter((ban) => ban.category_id === category.id)
      .map(({ id, line_id, country, note, staff_name, created_at }) => ({
        id,
        line_id,
        country,
        note,
        staff_name,
        created_at: created_at.toISOString(),
      })),
  }))
}

const places = (zones: readonly { countries: readonly string[] }[]): number =>
  zones.reduce((sum, zone) => sum + zone.countries.length, 0)
