import { listInbounds as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toInbound } from './inbound-card.ts'
import { listOwnInbounds } from './sql-inbounds.ts'

export const listInboundsAction = action(route, listInbounds, { fromCopy: true })

async function listInbounds({ tx, me, query }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnInbounds(tx, me.id, { cursor: decodeCursor(query.cursor), limit: size + 1 })
  const page = toPage(rows, size)
  return { items: page.rows.map(toInbound), next_cursor: page.next_cursor }
}
