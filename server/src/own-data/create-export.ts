import { createExport, listExports } from '@longhaul/contract/accounts/account-security.ts'
import { EXPORTS_PER_SHOPPER, confirmIdentity, spendAllowance } from '../accounts/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { exportCard } from './export-card.ts'
import { insertExport, listOwnExports } from './sql.ts'

/** Has an export made, one at a time. Password and code are asked for: it is everything at once. */
export const createExportAction = action(
  createExport,
  async ({ body, me, lang, now, world }) => {
    await confirmIdentity(world, me.id, body, now)
    await spendAllowance(world, `exports of ${me.id}`, EXPORTS_PER_SHOPPER, now)
    return await inTransaction(world.db, async (tx) => {
      const made = await insertExport(tx, { shopper_id: me.id, lang, created_at: now })
      if (!made) throw new Refusal('export_running')
      await enqueue(tx, 'make-export', { exportId: made.id })
      return exportCard(world, made, now)
    })
  },
  { transaction: false },
)

export const listExportsAction = action(listExports, async ({ tx, me, now, world }) => {
  const rows = await listOwnExports(tx, me.id)
  return { items: rows.map((row) => exportCard(world, row, now)) }
})
