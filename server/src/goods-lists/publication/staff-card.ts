import type { StaffPublicList } from '@longhaul/contract/goods/public-lists.staff.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { type StaffRecord, findForStaff } from './sql-reports.ts'

/** The titles that staff see without opening the page. */
const TITLES_SHOWN = 6

/** A public list for staff, in wire format. */
export const toStaffCard = (list: StaffRecord): Static<typeof StaffPublicList> => ({
  id: list.id,
  code: list.code,
  state: list.state,
  title: list.title,
  intro: list.intro,
  shown_name: list.shown_name,
  shopper: { id: list.shopper_id, code: list.shopper_code },
  goods_count: list.goods.length,
  goods: list.goods.slice(0, TITLES_SHOWN).map(({ title }) => title),
  published_at: list.published_at.toISOString(),
  updated_at: list.updated_at.toISOString(),
  taken_down_at: list.taken_down_at?.toISOString() ?? null,
  taken_down_reason: list.taken_down_reason,
  open_reports: list.open_reports,
  reports: list.reports.map((report) => ({
    ...report,
    created_at: new Date(report.created_at).toISOString(),
    decided_at: report.decided_at === null ? null : new Date(report.decided_at).toISOString(),
  })),
})

export const readStaffCard = async (db: Db, id: string): Promise<Static<typeof StaffPublicList>> =>
  toStaffCard(orNotFound(await findForStaff(db, id)))
