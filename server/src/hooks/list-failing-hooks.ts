import { listFailingHooks as route } from '@longhaul/contract/hooks/hooks.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listFailingHooksForStaff } from './sql.ts'

const SHOWN = 100

export const listFailingHooksAction = readAction(route, listFailingHooks)

/**
 * The hooks whose deliveries fail. Only the host of the address is shown: the rest may contain a secret of
 * the shopper's.
 */
async function listFailingHooks({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listFailingHooksForStaff(db, SHOWN)
  return {
    items: rows.map((row) => ({
      id: row.id,
      host: new URL(row.url).host,
      shopper_code: row.code,
      failing_since: row.failing_since!.toISOString(),
      failures: row.failures,
      waiting: Number(row.waiting ?? 0),
      outcome: row.outcome ?? '',
      disabled_at: row.disabled_at?.toISOString() ?? null,
    })),
  }
}
