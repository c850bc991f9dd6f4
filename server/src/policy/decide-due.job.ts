import { chosenOf } from '@longhaul/domain/entries.ts'
import { ACT_NAMES } from '@longhaul/domain/policy/acts.ts'
import type { FastifyRequest } from 'fastify'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { alertAdmins } from './alert-admins.ts'
import { type ProposalRow, listDueForJob, lockProposal, updateProposal } from './sql-proposals.ts'
import { takeEffect } from './take-effect.ts'

const CHANGES = ['policy', 'site', 'funds', 'rewards', 'staff', 'orders'] as const

/** Every minute: lets approved proposals take effect at their time, and lapses those that nobody decided. */
export const decideDueJob = job({
  name: 'decide-due-proposals',
  cron: '* * * * *',
  async run(world) {
    const due = await listDueForJob(world.db, world.clock.now(), 100)
    await oneByOne(world, CHANGES, due, async (work, { id }) => {
      const row = await lockProposal(work.tx, id)
      if (row?.stage === 'waiting' && row.expires_at <= work.now) await end(work, row, 'lapsed')
    })
    const faults: unknown[] = []
    // One that fails does not hold up the others.
    for (const { id } of due) await performDue(world, id).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} failed`)
  },
})

/**
 * Performs one approved proposal in a transaction of its own. What is refused then has failed, and the admins
 * are told.
 */
async function performDue(world: World, id: string): Promise<void> {
  try {
    await inJob(world, CHANGES, async (work) => {
      const row = await lockProposal(work.tx, id)
      if (row?.stage !== 'approved' || row.due_at === null || row.due_at > work.now) return
      // The log is all that reads it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const request = { id: `proposal ${row.id}`, ip: '', headers: {} } as FastifyRequest
      await takeEffect({ ...work, world, request }, row)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await inJob(world, CHANGES, async (work) => {
      const row = await lockProposal(work.tx, id)
      if (row?.stage === 'approved') await end(work, row, 'failed', error.reason)
    })
  }
}

async function end(work: UnitOfWork, row: ProposalRow, stage: 'lapsed' | 'failed', note = ''): Promise<void> {
  await updateProposal(work.tx, row.id, { stage, stage_at: work.now, due_at: null, note })
  await alertAdmins(work, {
    act: chosenOf(ACT_NAMES, row.act),
    what: stage,
    by: row.asked_by_name,
    about: row.subject,
  })
}
