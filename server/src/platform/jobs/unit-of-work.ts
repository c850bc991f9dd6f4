import { type Db, type Tx, inTransaction } from '../database/db.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { type Concerning, announcing } from '../changes.ts'
import { causedBy } from '../cause.ts'
import { lookAtSiteVersion } from '../database/site-memory.ts'
import { enqueue, type JobName, type JobPayload } from './jobs.ts'
import type { Shopper } from '../logged-in.ts'
import type { World } from '../world.ts'

/** What actions and jobs have in common: what they need to make changes and to declare whom these concern. */
export type UnitOfWork = Concerning & {
  tx: Tx
  /** The same transaction, for functions that only read. */
  db: Db
  now: Date
  world: Pick<World, 'sealingKeys' | 'secret'>
  /** The calling shopper, so that their data need not be read again. */
  caller?: Shopper | undefined
  enqueue<N extends JobName>(
    name: N,
    payload: JobPayload<N>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>
}

/** Creates the `Doing` for a transaction. */
export const unitOfWork = (world: World, tx: Tx, now: Date, concerning: Concerning): UnitOfWork => ({
  tx,
  db: tx,
  now,
  world,
  enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
  concerns: concerning.concerns,
  nothingChanged: concerning.nothingChanged,
})

/** Runs a job's work in one transaction, and announces its changes to the shoppers concerned and to staff. */
export const inJob = <T>(
  world: World,
  changes: readonly Topic[],
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> =>
  inTransaction(world.db, (tx) =>
    announcing(tx, changes, undefined, async (concerning) => {
      await lookAtSiteVersion(tx)
      return await run(unitOfWork(world, causedBy(tx, world.cause), world.clock.now(), concerning))
    }),
  )
