import { listRemittances as route } from '@longhaul/contract/funds/remittances.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { readSettings } from '../../site/public.ts'
import { toRemittance } from './cards.ts'
import { listOwnRemittances } from './sql.ts'
import { methodsOf } from './remittance-methods.ts'

export const listRemittancesAction = readAction(route, listRemittances)

async function listRemittances({ db, me, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnRemittances(db, me.id, page), size)
  const methods = methodsOf(await readSettings(db))
  return { items: rows.map((row) => toRemittance(world, row, now)), next_cursor, methods }
}
