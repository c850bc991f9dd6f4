import { changedFields } from '@longhaul/domain/content/articles.ts'
import type { listRevisionsForStaff } from './sql-content.ts'
import { asContent } from './sql-content.ts'

type Row = Awaited<ReturnType<typeof listRevisionsForStaff>>[number]

/**
 * Versions with their changed fields, newest first. The oldest lists none, because everything in it is new.
 */
export const withChanges = (rows: readonly Row[]) =>
  rows.map((row, index) => {
    const content = asContent(row.content)
    const older = rows[index + 1]
    return {
      version: row.version,
      staff_name: row.staff_name,
      created_at: row.created_at.toISOString(),
      published: content.published,
      restored_from: row.restored_from,
      changed: older ? changedFields({ ...asContent(older.content) }, { ...content }) : [],
    }
  })
