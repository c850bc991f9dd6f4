import { getRevision, listRevisions, restoreRevision } from '@longhaul/contract/site/site.staff.ts'
import { changedFields } from '@longhaul/domain/content/articles.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { checkWords, contentOf, lockVersion, readDraft, saveVersion } from './article-draft.ts'
import { asContent, findArticleForStaff, listRevisionsForStaff } from './sql-content.ts'

type Row = Awaited<ReturnType<typeof listRevisionsForStaff>>[number]

/** Every version with who saved it, when, and what it changed. */
export const listRevisionsAction = action(listRevisions, async ({ tx, params }) => {
  found(await findArticleForStaff(tx, params.id))
  return { revisions: withChanges(await listRevisionsForStaff(tx, params.id)) }
})

export const getRevisionAction = action(getRevision, async ({ tx, params }) => {
  const rows = await listRevisionsForStaff(tx, params.id)
  const row = found(rows.find((one) => one.version === params.version))
  const { published: _, ...content } = asContent(row.content)
  return { ...found(withChanges(rows).find((one) => one.version === row.version)), ...content }
})

/** Brings an older version back as a new one: nothing is lost. Whether it is on the site stays as it is. */
export const restoreRevisionAction = action(restoreRevision, async (call) => {
  const { tx, body, params } = call
  const row = await lockVersion(tx, params.id, body.version)
  const revisions = await listRevisionsForStaff(tx, params.id)
  const wanted = asContent(found(revisions.find((one) => one.version === body.from_version)).content)
  await checkWords(tx, wanted)
  const { published } = await contentOf(tx, row)
  await saveVersion(
    call,
    row,
    { ...wanted, published },
    { action: 'restore_article', restoredFrom: body.from_version },
  )
  return await readDraft(tx, params.id)
})

/** Newest first; what the oldest changed is everything, so it says nothing. */
const withChanges = (rows: readonly Row[]) =>
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
