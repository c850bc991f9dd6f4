import { rejectProposal as route } from '@longhaul/contract/policy/policy.staff.ts'
import { ACT_NAMES, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { proposalTable } from '@longhaul/domain/policy/proposal.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { alertAdmins } from './alert-admins.ts'
import { toProposalRow } from './proposal-card.ts'
import { findProposal, lockProposal, updateProposal } from './sql-proposals.ts'

export const rejectProposalAction = writeAction(route, rejectProposal)

/**
 * Rejects a proposal, withdraws one's own, or stops an approved one before it takes effect. Needs no
 * independence: saying no takes nothing out.
 */
async function rejectProposal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const row = orNotFound(await lockProposal(tx, params.id))
  const act = chosenOf(ACT_NAMES, row.act)
  refuseIf(row.asked_by === me.id || holdsOneOf(me.roles, ruleOf(act).second) ? null : 'forbidden')
  refuseIf(whyNotStep(proposalTable, row.stage, 'reject', me.roles))
  const note = body.reason.trim()
  await updateProposal(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    decided_by: me.id,
    decided_at: now,
    note,
    due_at: null,
  })
  await audit(call, {
    action: 'reject_proposal',
    subjectKind: 'proposal',
    subjectId: row.id,
    before: row.stage,
    after: { call: row.call, subject: row.subject },
    reason: note,
  })
  await alertAdmins(call, { act, what: 'rejected', by: me.name, about: row.subject })
  return await toProposalRow(call, orNotFound(await findProposal(tx, row.id)))
}
