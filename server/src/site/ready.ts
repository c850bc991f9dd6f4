import { ready as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { migrationNames } from '../platform/database/migrate.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countMigrations } from './sql.ts'

export const readyAction = readAction(route, ready)

async function ready({ db, world }: ReadCall<typeof route>): Answer<typeof route> {
  if (world.condition.isLeaving) throw new Refusal('try_again')
  if (world.condition.faultOf('disk_full')) throw new Refusal('storage_full')
  const { count } = await countMigrations(db)
  // More migrations than this version knows are those of a newer one, alongside which this process keeps
  // running until it is replaced.
  if (count < (await migrationNames()).length) throw new Refusal('try_again')
  return { migrations: count, out_of_order: world.condition.parts }
}
