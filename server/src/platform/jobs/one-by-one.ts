import { type Doing, inJob } from './job-call.ts'
import type { World } from '../world.ts'

/**
 * Does a job's work row by row, each in a transaction of its own. A row that fails holds up none of the others; at the end the job fails all
 * the same, so that it is seen and tried again.
 */
export async function oneByOne<Row>(
  world: World,
  rows: readonly Row[],
  run: (doing: Doing, row: Row) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const row of rows) await inJob(world, (doing) => run(doing, row)).catch((error) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${rows.length} failed`)
}
