import { rejectRemittance as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { toStaffRemittances } from './cards.ts'
import { lockForStep } from './lock-for-step.ts'
import { updateRemittance } from './sql.ts'

export const rejectRemittanceAction = writeAction(route, rejectRemittance)

async function rejectRemittance(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  const rejected = await updateRemittance(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    reason,
    decided_by: me.id,
    decided_at: now,
  })
  await notify(call, row.shopper_id, {
    kind: 'remittance_rejected',
    args: { number: row.number, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_remittance',
    subjectKind: 'remittance',
    subjectId: row.id,
    before: row.stage,
    after: rejected.stage,
    reason,
  })
  call.concerns(row.shopper_id)
  return (await toStaffRemittances(call, [rejected]))[0]!
}
