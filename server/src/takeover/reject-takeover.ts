import { rejectTakeover as route } from '@longhaul/contract/takeover/takeovers.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { lockTakeover, refuseWaitingRows, updateTakeover } from './sql.ts'
import { readTakeoverCard } from './takeover-card.ts'

export const rejectTakeoverAction = writeAction(route, rejectTakeover)

/** Rejects or withdraws a file that waits for a second person: its contents are deleted, and its rows may be submitted again. */
async function rejectTakeover(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const { id } = orNotFound(await lockWaiting(call))
  await refuseWaitingRows(tx, id, 'changed_meanwhile')
  await updateTakeover(tx, id, { stage: 'rejected', decided_by: me.id, ended_at: now })
  await audit(call, {
    action: 'reject_takeover',
    subjectKind: 'takeover',
    subjectId: params.id,
    before: 'waiting',
    after: 'rejected',
  })
  return await readTakeoverCard(call, id)
}

async function lockWaiting({ tx, params }: WriteCall<typeof route>) {
  const takeover = await lockTakeover(tx, params.id)
  refuseIf(!takeover || takeover.stage === 'waiting' ? null : 'transition_not_allowed')
  return takeover
}
