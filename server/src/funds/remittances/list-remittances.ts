import { listRemittances as route } from '@longhaul/contract/funds/remittances.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { readSettings } from '../../site/public.ts'
import { toRemittance } from './cards.ts'
import { listOwnRemittances } from './sql.ts'
import { methodsOf } from './remittance-methods.ts'

export const listRemittancesAction = action(route, listRemittances)

async function listRemittances({ tx, me, query, now, world }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnRemittances(tx, me.id, page), size)
  const methods = methodsOf(await readSettings(tx))
  return { items: rows.map((row) => toRemittance(world, row, now)), next_cursor, methods }
}
