import { live, ready } from '@longhaul/contract/site/site.ts'
import { action } from '../platform/http/action.ts'
import { migrationNames } from '../platform/database/migrate.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countMigrations } from './sql.ts'

export const liveAction = action(live, async () => ({}), { transaction: false })

export const readyAction = action(ready, async ({ tx, world }) => {
  if (world.condition.faultOf('disk_full')) throw new Refusal('storage_full')
  const { count } = await countMigrations(tx)
  if (count !== (await migrationNames()).length) throw new Refusal('try_again')
  return { migrations: count, out_of_order: world.condition.parts }
})
