import type { TakeoverKind } from '@longhaul/domain/takeover/columns.ts'
import { audit } from '../platform/audit.ts'
import { rolesOf } from '../platform/database/batch.ts'
import { type Doing, inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { IMPORT_ROW } from './import-row.ts'
import {
  type TakeoverRecord,
  findTakeover,
  listWaitingRowsForJob,
  lockTakeover,
  setRowOutcome,
  updateTakeover,
} from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'bring-takeover': { takeoverId: string }
  }
}

/**
 * Imports the rows of a file, each together with its opening entry in a transaction of its own. Refused rows keep the reason; failed rows are retried with the
 * job; imported rows are not imported again.
 */
export const bringTakeoverJob = job({
  name: 'bring-takeover',
  async run(world, { takeoverId }) {
    const takeover = await findTakeover(world.db, takeoverId)
    if (takeover?.stage !== 'running') return
    const faults: unknown[] = []
    for (const { row } of await listWaitingRowsForJob(world.db, takeoverId))
      await importOrRefuse(world, takeover, row).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rows of ${takeoverId} failed`)
    await inJob(world, ['shoppers'], (doing) => end(doing, takeover))
  },
})

async function importOrRefuse(world: World, takeover: TakeoverRecord, row: number): Promise<void> {
  try {
    await inJob(world, ['funds', 'orders', 'stock', 'shoppers'], (doing) => importRow(doing, takeover, row))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason } = error
    await inJob(world, ['shoppers'], ({ tx }) =>
      setRowOutcome(tx, takeover.id, row, { outcome: 'refused', reason }),
    )
  }
}

/** Imports one row, unless the person who submitted the file is no longer an admin. */
async function importRow(doing: Doing, takeover: TakeoverRecord, row: number): Promise<void> {
  const me = { id: takeover.asked_by, roles: await rolesOf(doing.tx, takeover.asked_by) }
  refuseIf(me.roles.includes('admin') ? null : 'forbidden')
  const kind: TakeoverKind = takeover.kind
  await IMPORT_ROW[kind]({ ...doing, me, takeoverId: takeover.id, row })
}

async function end({ tx, now }: Doing, { id, asked_by, request_id }: TakeoverRecord): Promise<void> {
  const takeover = await lockTakeover(tx, id)
  if (takeover?.stage !== 'running') return
  await updateTakeover(tx, id, { stage: 'done', ended_at: now })
  const request = { id: request_id, ip: '', headers: {} }
  await audit(
    { tx, now, me: { id: asked_by }, request },
    { action: 'finish_takeover', subjectKind: 'takeover', subjectId: id, before: 'running', after: 'done' },
  )
}
