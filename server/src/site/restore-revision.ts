import { restoreRevision as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { checkWords, contentOf, lockVersion, readDraft, saveVersion } from './article-draft.ts'
import { asContent, listRevisionsForStaff } from './sql-content.ts'

export const restoreRevisionAction = writeAction(route, restoreRevision)

/**
 * Restores an older version as a new one, so that nothing is lost. Whether the article is published does not
 * change.
 */
async function restoreRevision(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, params } = call
  const row = await lockVersion(tx, params.id, body.version)
  const revisions = await listRevisionsForStaff(tx, params.id)
  const wanted = asContent(
    orNotFound(revisions.find((revision) => revision.version === body.from_version)).content,
  )
  await checkWords(tx, wanted)
  const { published } = await contentOf(tx, row)
  await saveVersion(
    call,
    row,
    { ...wanted, published },
    { action: 'restore_article', restoredFrom: body.from_version },
  )
  return await readDraft(tx, params.id)
}
