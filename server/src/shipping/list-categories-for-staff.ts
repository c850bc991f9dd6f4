import { listCategoriesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listAllLines } from './sql-desk.ts'
import { categories } from './category-rows.ts'

export const listCategoriesForStaffAction = action(route, listCategoriesForStaff)

async function listCategoriesForStaff({ tx, now }: Call<typeof route>): Answer<typeof route> {
  return {
    lines: (await listAllLines(tx)).filter((line) => line.closed_at === null).map((line) => line.id),
    categories: await categories(tx, now),
  }
}
