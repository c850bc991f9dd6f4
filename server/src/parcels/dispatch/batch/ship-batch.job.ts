import { lockShopper } from '../../../ledger/public.ts'
import { audit } from '../../../platform/audit.ts'
import { endBatch, rolesOf, workplaceOf } from '../../../platform/database/batch.ts'
import { type UnitOfWork, inJob } from '../../../platform/jobs/unit-of-work.ts'
import { job } from '../../../platform/jobs/jobs.ts'
import { Refusal, orNotFound } from '../../../platform/http/refusal.ts'
import type { World } from '../../../platform/world.ts'
import { handOver } from '../hand-over.ts'
import { lockParcelHere } from '../../packing/lock-parcel-here.ts'
import { findBatch, findParcelByNumber, listWaitingRowsForJob, lockWaitingRow, setOutcome } from './sql.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ship-batch': { batchId: string }
  }
}

type Batch = { id: string; staffId: string; requestId: string }

/**
 * Ships the rows of a list, each once and in its own transaction. A refused row keeps the reason; a failed
 * one is retried with the job.
 */
export const shipBatchJob = job({
  name: 'ship-batch',
  async run(world, { batchId }) {
    const row = await findBatch(world.db, batchId)
    if (!row || row.ended_at) return
    const batch = { id: row.id, staffId: row.staff_id, requestId: row.request_id }
    const faults: unknown[] = []
    for (const waiting of await listWaitingRowsForJob(world.db, batchId))
      await shipRow(world, batch, waiting.row).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of ${batchId} failed`)
    await inJob(world, ['parcels'], (work) => endBatch(work.tx, 'number_batches', batchId, work.now))
  },
})

async function shipRow(world: World, batch: Batch, row: number): Promise<void> {
  try {
    await inJob(world, ['parcels', 'stock', 'orders', 'funds', 'rewards', 'messages'], (work) =>
      ship(work, batch, row),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await inJob(world, ['parcels'], ({ tx }) => setOutcome(tx, batch.id, row, 'refused', error.reason))
  }
}

async function ship(work: UnitOfWork, batch: Batch, number: number): Promise<void> {
  const { tx, now } = work
  const row = await lockWaitingRow(tx, batch.id, number)
  if (!row) return
  const { id, shopper_id } = orNotFound(await findParcelByNumber(tx, row.parcel_number))
  await lockShopper(tx, shopper_id)
  const me = { warehouseId: await workplaceOf(tx, batch.staffId) }
  const parcel = await lockParcelHere({ tx, me }, id)
  const roles = await rolesOf(tx, batch.staffId)
  const by = { actor: 'staff', actorId: batch.staffId, roles, now } as const
  const after = await handOver(work, parcel, { number: row.tracking_number, carrier: row.carrier }, by)
  await audit(
    { tx, me: { id: batch.staffId }, now, request: { id: batch.requestId, ip: '', headers: {} } },
    {
      action: 'ship_parcel',
      subjectKind: 'parcel',
      subjectId: id,
      before: { stage: parcel.stage, frozen_fen: parcel.frozen_fen },
      after,
    },
  )
  await setOutcome(tx, batch.id, number, 'shipped')
}
