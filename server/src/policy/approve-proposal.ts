import { approveProposal as route } from '@longhaul/contract/policy/policy.staff.ts'
import { ACT_NAMES, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { proposalTable } from '@longhaul/domain/policy/proposal.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { alertAdmins } from './alert-admins.ts'
import { whyNotSecondOf } from './guard-act.ts'
import { takeEffect } from './take-effect.ts'
import { toProposalRow } from './proposal-card.ts'
import { checkedInput, proposableCall } from './proposable-call.ts'
import { findActor, findProposal, lockProposal, updateProposal } from './sql-proposals.ts'

export const approveProposalAction = writeAction(route, approveProposal)

/**
 * Approves a proposal. It takes effect in the same transaction, or at its time; a shop without a second
 * person has waited already.
 */
async function approveProposal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const row = orNotFound(await lockProposal(tx, params.id))
  refuseIf(whyNotStep(proposalTable, row.stage, 'approve', me.roles))
  refuseIf(row.expires_at <= now ? 'transition_not_allowed' : null)
  const act = chosenOf(ACT_NAMES, row.act)
  refuseIf(await whyNotSecondOf(tx, act, { by: row.asked_by, at: row.asked_at }, me.id, now))
  const proposable = proposableCall(row.call)
  const asker = await findActor(tx, row.asked_by)
  if (!asker) refuseIf('member_blocked')
  const input = checkedInput(proposable, asker!, row)
  const { figure } = await proposable.effect(tx, input, now)
  if (figure !== undefined && body.figure?.trim() !== figure) throw badInput({ figure: 'copy_figure' })
  const { waitHours } = ruleOf(act)
  const dueAt =
    waitHours > 0 && me.id !== row.asked_by ? new Date(now.getTime() + waitHours * 3_600_000) : null
  await updateProposal(tx, row.id, {
    stage: 'approved',
    stage_at: now,
    decided_by: me.id,
    decided_at: now,
    due_at: dueAt ?? now,
  })
  await audit(call, {
    action: 'approve_proposal',
    subjectKind: 'proposal',
    subjectId: row.id,
    before: 'waiting',
    after: { call: row.call, subject: row.subject, due_at: dueAt },
  })
  await alertAdmins(call, { act, what: 'approved', by: me.name, about: row.subject })
  const approved = orNotFound(await findProposal(tx, row.id))
  if (dueAt === null) await takeEffect(call, approved)
  return await toProposalRow(call, orNotFound(await findProposal(tx, row.id)))
}
