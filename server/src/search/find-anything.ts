import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { findAnything as route } from '@longhaul/contract/staff/finds.staff.ts'
import { findableBy } from '@longhaul/domain/lists/finds.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { findRowsOf } from './sql-finds.ts'

/** The number of results shown; a user with more results types on. */
const FOUND_MAX = 20

export const findAnythingAction = readAction(route, findAnything, { fromReplica: true })

/** Finds rows of every kind that the caller may open: exact matches first, each page once. */
async function findAnything({ db, query, me }: ReadCall<typeof route>): Answer<typeof route> {
  const found = await findRowsOf(db, findableBy(me.roles), tidyCode(query.q))
  const pages = new Map<string, (typeof found)[number]>()
  for (const row of [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)]) {
    const page = `${row.kind} ${row.id} ${row.number}`
    if (!pages.has(page)) pages.set(page, row)
  }
  return { items: [...pages.values()].slice(0, FOUND_MAX) }
}
