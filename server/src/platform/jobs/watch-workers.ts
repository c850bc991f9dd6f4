import { sql } from 'kysely'
import { repeat } from '../backoff.ts'
import type { World } from '../world.ts'
import { PULSE } from './job-workers.ts'

/**
 * For a process that runs no jobs: reports a fault while no other process runs them either. Mails, payments
 * and tracking updates would wait, and nothing else would reveal it.
 */
export async function watchWorkers(
  world: World,
  { everyMs = 30_000, deadMs = PULSE.deadMs * 2 } = {},
): Promise<{ stop(): Promise<void> }> {
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from job_workers where seen_at > now() - make_interval(secs => ${deadMs / 1_000})`.execute(
      world.db,
    )
    const isDone = (rows[0]?.count ?? 0) > 0
    world.condition.report('jobs', isDone ? null : 'no process does jobs: start one with ROLE=worker')
  }
  // An unavailable database is reported elsewhere.
  const missed = (): void => undefined
  await look().catch(missed)
  return repeat(everyMs, look, missed)
}
