import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { repeat } from '../../platform/backoff.ts'
import { migrationNames } from '../../platform/database/migrate.ts'
import { programVersion } from '../../platform/program-version.ts'
import type { World } from '../../platform/world.ts'
import { deleteSilent, noteProcess, removeProcess } from './sql-processes.ts'

const EVERY_MS = 10_000

/**
 * Periodically records this process and its condition for the console's list of processes, until it is
 * stopped. Notices when the database is away.
 */
export async function beat(
  { world, pool }: { world: World; pool: pg.Pool },
  everyMs: number = EVERY_MS,
): Promise<{ stop(): Promise<void> }> {
  const delay = monitorEventLoopDelay({ resolution: 50 })
  delay.enable()
  const id = randomUUID()
  const constant = {
    id,
    role: world.env.role,
    version: await programVersion(),
    host: hostname().slice(0, 255),
    pid: process.pid,
    migrations: (await migrationNames()).length,
    started_at: world.clock.now(),
  }
  const say = async (): Promise<void> => {
    const now = world.clock.now()
    await noteProcess(world.db, {
      ...constant,
      seen_at: now,
      // The delay is in nanoseconds and includes the monitor's own interval of 50 ms.
      held_up_ms: Math.max(0, Math.round(delay.max / 1e6) - 50),
      connections: pool.totalCount,
      waiting: pool.waitingCount,
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
      out_of_order: [...world.condition.parts],
    })
    delay.reset()
    await deleteSilent(world.db, now)
  }
  const look = async (): Promise<void> => {
    await say()
    world.condition.sawDatabase()
  }
  const missed = (error: unknown): void => world.condition.sawDatabase(error)
  await look().catch(missed)
  const beating = repeat(everyMs, look, missed)
  return {
    async stop() {
      await beating.stop()
      delay.disable()
      await removeProcess(world.db, id).catch(missed)
    },
  }
}
