import { checkBooks as route } from '@longhaul/contract/staff/operations.staff.ts'
import { checkBooks } from '../checks/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { recordRun } from '../platform/jobs/job-runs.ts'

export const checkBooksAction = writeAction(route, checkBooksReply)

/** Checks the books on demand. The result counts as the last check, just like the nightly one. */
async function checkBooksReply({ tx, now, me, request }: WriteCall<typeof route>): Answer<typeof route> {
  const begun = performance.now()
  const faults = await checkBooks(tx)
  await recordRun(tx, {
    name: 'check-books',
    jobId: `staff:${me.id}`,
    startedAt: now,
    tookMs: Math.round(performance.now() - begun),
    cause: request.id,
    error: faults[0] ? `${faults[0].check}: ${faults[0].detail}` : null,
  })
  return { balanced: faults.length === 0, faults: faults.slice(0, 100) }
}
