import { createExport as route } from '@longhaul/contract/accounts/account-security.ts'
import { EXPORTS_PER_SHOPPER, spendAllowance } from '../accounts/public.ts'
import { confirmIdentity } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { exportCard } from './export-card.ts'
import { insertExport } from './sql.ts'

export const createExportAction = longAction(route, createExport)

/** Requests an export, one at a time. Requires the password and the code, since it contains all data. */
async function createExport({
  body,
  me,
  lang,
  now,
  world,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `exports of ${me.id}`, EXPORTS_PER_SHOPPER, now)
  return await transact(async ({ tx }) => {
    const made = await insertExport(tx, { shopper_id: me.id, lang, created_at: now })
    if (!made) throw new Refusal('export_running')
    await enqueue(tx, 'make-export', { exportId: made.id })
    return exportCard(world, made, now)
  })
}
