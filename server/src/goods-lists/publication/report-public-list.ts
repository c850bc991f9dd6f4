import { reportPublicList as route } from '@longhaul/contract/goods/public-lists.ts'
import { OPEN_REPORTS_MAX } from '@longhaul/domain/goods-lists/public-list.ts'
import { countHit } from '../../platform/database/count-hit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { storable } from '../sql.ts'
import { readShownList } from './read-public-list.ts'
import { countOpenReports } from './sql.ts'
import { insertReport } from './sql-reports.ts'

export const reportPublicListAction = writeAction(route, reportPublicList)

const DAY_MS = 86_400_000
/** From one address in a day; many people may share one. */
const PER_ADDRESS = 20

/**
 * Keeps a report for staff. A list with many open reports takes no more: they say nothing new, and nobody
 * should be able to fill the database.
 */
async function reportPublicList(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now, request, world } = call
  const list = orNotFound(await readShownList(tx, params.code))
  const { hits, resetsAt } = await countHit(tx, `list reports ${request.ip}`, now, DAY_MS)
  if (hits > PER_ADDRESS * world.env.rateLimitFactor)
    throw new Refusal('too_many_requests', {
      retry_after: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
    })
  if ((await countOpenReports(tx, list.id)) >= OPEN_REPORTS_MAX) return {}
  await insertReport(tx, {
    public_list_id: list.id,
    reason: body.reason,
    words: storable(body.words).trim(),
    created_at: now,
  })
  return {}
}
