import type { Topic } from '@longhaul/contract/topics.ts'
import { type UnitOfWork, inJob } from './unit-of-work.ts'
import type { World } from '../world.ts'

/**
 * Processes a job's rows one by one, each in its own transaction, which announces its changes when it
 * commits. A failing row does not stop the others, but makes the job fail at the end, so that the failure is
 * seen and retried.
 */
export async function oneByOne<Row>(
  world: World,
  changes: readonly Topic[],
  rows: readonly Row[],
  run: (work: UnitOfWork, row: Row) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const row of rows)
    await inJob(world, changes, (work) => run(work, row)).catch((error) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${rows.length} failed`)
}
