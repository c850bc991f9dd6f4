import { propose as route } from '@longhaul/contract/policy/policy.staff.ts'
import { PROPOSAL_HOURS } from '@longhaul/domain/policy/proposal.ts'
import { inTransaction } from '../platform/database/db.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type LongCall, type WriteCall, writeAction } from '../platform/http/action.ts'
import { unitOfWork } from '../platform/jobs/unit-of-work.ts'
import { alertAdmins } from './alert-admins.ts'
import { toProposalRow } from './proposal-card.ts'
import { checkedInput, proposableCall } from './proposable-call.ts'
import { findProposal, insertProposal } from './sql-proposals.ts'

export const proposeAction = writeAction(route, propose, { beforehand: tryCall })

/** Proposes a call to a second person. */
async function propose(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const proposable = proposableCall(body.call)
  const input = checkedInput(proposable, me, body)
  const effect = await proposable.effect(tx, input, now)
  const { subject } = effect
  const { id } = await insertProposal(tx, {
    act: proposable.act,
    call: body.call,
    params: JSON.stringify(input.params),
    body: JSON.stringify(input.body),
    subject,
    effect: JSON.stringify(effect),
    reason: body.reason.trim(),
    stage: 'waiting',
    stage_at: now,
    asked_by: me.id,
    asked_at: now,
    expires_at: new Date(now.getTime() + PROPOSAL_HOURS * 3_600_000),
  })
  await audit(call, {
    action: 'propose',
    subjectKind: 'proposal',
    subjectId: id,
    after: { call: body.call, params: input.params, body: input.body },
    reason: body.reason.trim(),
  })
  await alertAdmins(call, { act: proposable.act, what: 'proposed', by: me.name, about: subject })
  return await toProposalRow(call, (await findProposal(tx, id))!)
}

/** Refuses at once what would be refused at the approval: performs the call and rolls it back. */
async function tryCall({ world, me, body, now, lang, request }: LongCall<typeof route>): Promise<void> {
  const proposable = proposableCall(body.call)
  const input = checkedInput(proposable, me, body)
  const done = new Error('tried')
  try {
    await inTransaction(world.db, async (tx) => {
      const work = unitOfWork(world, tx, now, { concerns: () => undefined, nothingChanged: () => undefined })
      await proposable.perform(work, {
        params: input.params,
        body: input.body,
        me,
        world,
        lang,
        request,
        approval: { secondId: null },
      })
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  }
}
