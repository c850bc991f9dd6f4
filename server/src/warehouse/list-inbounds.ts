import { listInbounds as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toInbound } from './inbound-card.ts'
import { listOwnInbounds } from './sql-inbounds.ts'

export const listInboundsAction = readAction(route, listInbounds, { fromReplica: true })

async function listInbounds({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnInbounds(db, me.id, { cursor: decodeCursor(query.cursor), limit: size + 1 })
  const page = toPage(rows, size)
  return { items: page.rows.map(toInbound), next_cursor: page.next_cursor }
}
