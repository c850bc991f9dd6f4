import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import { audit } from '../platform/audit.ts'
import { rolesOf } from '../platform/database/batch.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { IMPORT_ROW } from './import-row.ts'
import {
  type DataImportRecord,
  findDataImport,
  listWaitingRowsForJob,
  lockDataImport,
  setRowOutcome,
  updateDataImport,
} from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'run-data-import': { dataImportId: string }
  }
}

/**
 * Imports the rows of a file, each together with its opening entry in a transaction of its own. Refused rows
 * keep the reason; failed rows are retried with the job; imported rows are not imported again.
 */
export const runDataImportJob = job({
  name: 'run-data-import',
  async run(world, { dataImportId }) {
    const dataImport = await findDataImport(world.db, dataImportId)
    if (dataImport?.stage !== 'running') return
    const faults: unknown[] = []
    for (const { row } of await listWaitingRowsForJob(world.db, dataImportId))
      await importOrRefuse(world, dataImport, row).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of ${dataImportId} failed`)
    await inJob(world, ['shoppers'], (work) => end(work, dataImport))
  },
})

async function importOrRefuse(world: World, dataImport: DataImportRecord, row: number): Promise<void> {
  try {
    await inJob(world, ['funds', 'orders', 'stock', 'shoppers'], (work) => importRow(work, dataImport, row))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason } = error
    await inJob(world, ['shoppers'], ({ tx }) =>
      setRowOutcome(tx, dataImport.id, row, { outcome: 'refused', reason }),
    )
  }
}

/** Imports one row, unless the person who submitted the file is no longer an admin. */
async function importRow(work: UnitOfWork, dataImport: DataImportRecord, row: number): Promise<void> {
  const me = { id: dataImport.asked_by, roles: await rolesOf(work.tx, dataImport.asked_by) }
  refuseIf(me.roles.includes('admin') ? null : 'forbidden')
  const kind: DataImportKind = dataImport.kind
  await IMPORT_ROW[kind]({ ...work, me, dataImportId: dataImport.id, row })
}

async function end({ tx, now }: UnitOfWork, { id, asked_by, request_id }: DataImportRecord): Promise<void> {
  const dataImport = await lockDataImport(tx, id)
  if (dataImport?.stage !== 'running') return
  await updateDataImport(tx, id, { stage: 'done', ended_at: now })
  const request = { id: request_id, ip: '', headers: {} }
  await audit(
    { tx, now, me: { id: asked_by }, request },
    {
      action: 'finish_data_import',
      subjectKind: 'data_import',
      subjectId: id,
      before: 'running',
      after: 'done',
    },
  )
}
