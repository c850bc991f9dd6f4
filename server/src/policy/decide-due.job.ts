import { chosenOf } from '@longhaul/domain/entries.ts'
import { ACT_NAMES } from '@longhaul/domain/policy/acts.ts'
import type { FastifyRequest } from 'fastify'
import { type Doing, inJob } from '../platform/jobs/job-call.ts'
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
    await oneByOne(world, CHANGES, due, async (doing, { id }) => {
      const row = await lockProposal(doing.tx, id)
      if (row?.stage === 'waiting' && row.expires_at <= doing.now) await end(doing, row, 'lapsed')
    })
    const faults: unknown[] = []
    // One that fails does not hold up the others.
    for (const { id } of due) await performDue(world, id).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} failed`)
  },
})

/** Performs one approved proposal in a transaction of its own. What is refused then has failed, and the admins are told. */
async function performDue(world: World, id: string): Promise<void> {
  try {
    await inJob(world, CHANGES, async (doing) => {
      const row = await lockProposal(doing.tx, id)
      if (row?.stage !== 'approved' || row.due_at === null || row.due_at > doing.now) return
      // The log is all that reads it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const request = { id: `proposal ${row.id}`, ip: '', headers: {} } as FastifyRequest
      await takeEffect({ ...doing, world, request }, row)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await inJob(world, CHANGES, async (doing) => {
      const row = await lockProposal(doing.tx, id)
      if (row?.stage === 'approved') await end(doing, row, 'failed', error.reason)
    })
  }
}

async function end(doing: Doing, row: ProposalRow, stage: 'lapsed' | 'failed', note = ''): Promise<void> {
  await updateProposal(doing.tx, row.id, { stage, stage_at: doing.now, due_at: null, note })
  await alertAdmins(doing, {
    act: chosenOf(ACT_NAMES, row.act),
    what: stage,
    by: row.asked_by_name,
    about: row.subject,
  })
}
