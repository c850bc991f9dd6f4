import { type Db, type Tx, inTransaction } from '../database/db.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { announce } from '../events.ts'
import { enqueue, type JobName, type JobPayload } from './jobs.ts'
import type { World } from '../world.ts'

/** What an action and a job have in common: enough to change something and tell whom it concerns. */
export type Doing = {
  tx: Db
  now: Date
  world: Pick<World, 'sealingKeys'>
  enqueue<N extends JobName>(
    name: N,
    payload: JobPayload<N>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>
  changed(audience: string, topic: Topic): Promise<void>
}

/** The Doing of a job, in a transaction it has opened. */
export const jobCall = (world: World, tx: Tx): Doing => ({
  tx,
  now: world.clock.now(),
  world,
  enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
  changed: (audience, topic) => announce(tx, audience, topic),
})

/** Runs a job's work in one transaction. */
export const inJob = <T>(world: World, run: (doing: Doing) => Promise<T>): Promise<T> =>
  inTransaction(world.db, (tx) => run(jobCall(world, tx)))
