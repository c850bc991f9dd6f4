import { listCategoriesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listAllLines } from './sql-desk.ts'
import { categories } from './category-rows.ts'

export const listCategoriesForStaffAction = readAction(route, listCategoriesForStaff)

async function listCategoriesForStaff({ db, now }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    lines: (await listAllLines(db)).filter((line) => line.closed_at === null).map((line) => line.id),
    categories: await categories(db, now),
  }
}
