import { orderArticles as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { listShelfForStaff, lockArticlesForStaff, setPositions } from './sql-content.ts'

export const orderArticlesAction = writeAction(route, orderArticles)

/** Reorders the articles of one kind and category. Refuses a list that is out of date. */
async function orderArticles(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body } = call
  if (new Set(body.ids).size !== body.ids.length) throw badInput({ ids: 'choice' })
  const rows = await lockArticlesForStaff(tx, body.ids)
  const first = rows[0]
  if (!first || rows.length !== body.ids.length) throw new Refusal('not_found')
  const shelf = await listShelfForStaff(tx, first)
  const onShelf = new Set(shelf.map((row) => row.id))
  if (body.ids.some((id) => !onShelf.has(id))) throw badInput({ ids: 'choice' })
  if (shelf.length !== body.ids.length) throw new Refusal('changed_meanwhile')
  await setPositions(tx, body.ids)
  await audit(call, {
    action: 'order_articles',
    subjectKind: 'article_category',
    subjectId: first.category,
    before: shelf.map((row) => row.id),
    after: body.ids,
  })
  return {}
}
