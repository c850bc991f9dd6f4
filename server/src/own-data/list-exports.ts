import { listExports as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { exportCard } from './export-card.ts'
import { listOwnExports } from './sql.ts'

export const listExportsAction = action(route, listExports)

async function listExports({ tx, me, now, world }: Call<typeof route>): Answer<typeof route> {
  const rows = await listOwnExports(tx, me.id)
  return { items: rows.map((row) => exportCard(world, row, now)) }
}
