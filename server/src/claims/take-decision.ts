import type { rejectClaim } from '@longhaul/contract/parcels/claims.staff.ts'
import type { ClaimStep } from '@longhaul/domain/claims/stages.ts'
import type { NoticeKind } from '@longhaul/text/mail/notices.ts'
import { notify } from '../messages/public.ts'
import { type WriteCall } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { readClaimDetail } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { lockClaim } from './lock-claim.ts'

export async function take(
  call: UnitOfWork &
    Pick<WriteCall<typeof rejectClaim>, 'me' | 'params' | 'body' | 'request' | 'world' | 'lang'>,
  step: ClaimStep,
  notice?: NoticeKind,
) {
  const { tx, me, params, now } = call
  const note = call.body.note.trim()
  const { claim, parcel } = await lockClaim(tx, params.id)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now, note } as const
  const isEnd = step === 'reject'
  const stage = await takeClaimStep(tx, claim, step, by, {
    ...(notice ? { note } : {}),
    ...(isEnd ? { decided_at: now } : {}),
  })
  if (notice)
    await notify(call, claim.shopper_id, {
      kind: notice,
      args: { number: parcel.number, note, reason: note },
      subject: { kind: 'parcel', id: parcel.id },
    })
  await audit(call, {
    action: `claim_${step}`,
    subjectKind: 'claim',
    subjectId: claim.id,
    before: { stage: claim.stage },
    after: { stage },
    reason: note,
  })
  call.concerns(claim.shopper_id)
  return await readClaimDetail(call, claim.id)
}
