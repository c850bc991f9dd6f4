import { listExports as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { exportCard } from './export-card.ts'
import { listOwnExports } from './sql.ts'

export const listExportsAction = readAction(route, listExports)

async function listExports({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnExports(db, me.id)
  return { items: rows.map((row) => exportCard(world, row, now)) }
}
