import { approveTakeover as route } from '@longhaul/contract/takeover/takeovers.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { askSecondPerson } from '../policy/public.ts'
import { lockTakeover, updateTakeover } from './sql.ts'
import { readTakeoverCard } from './takeover-card.ts'

export const approveTakeoverAction = writeAction(route, approveTakeover, { act: 'opening_balance' })

/** The approval by a second person, after which the file that another submitted is imported. */
async function approveTakeover(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params } = call
  const takeover = orNotFound(await lockTakeover(tx, params.id))
  refuseIf(takeover.stage === 'waiting' ? null : 'transition_not_allowed')
  const { twoPeople } = await askSecondPerson(call, {
    act: 'opening_balance',
    amountFen: takeover.total_fen,
    first: { by: takeover.asked_by, at: takeover.created_at },
    isOdd: true,
    about: { kind: 'takeover', id: takeover.id },
  })
  await updateTakeover(tx, takeover.id, { stage: 'running', decided_by: me.id, two_people: twoPeople })
  await call.enqueue('bring-takeover', { takeoverId: takeover.id })
  await audit(call, {
    action: 'approve_takeover',
    subjectKind: 'takeover',
    subjectId: takeover.id,
    before: 'waiting',
    after: { stage: 'running', total_fen: takeover.total_fen },
  })
  return await readTakeoverCard(call, takeover.id)
}
