import { APPROVALS_WAITING_MAX, APPROVAL_HOURS } from '@longhaul/domain/accounts/grants.ts'
import { notify } from '../../messages/public.ts'
import type { Approvals, AskingCall } from '../../platform/acting/approvable.ts'
import type { NeedsApproval } from '../../platform/acting/bind-program.ts'
import { lockShopperRow } from '../../platform/database/own-rows.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { type ApprovalRow, countWaiting, findApprovalOf, insertApproval } from './sql.ts'

/** How the calls of programs ask their shopper (platform/acting). */
export const approvals: Approvals = {
  async refuseAsked({ world, me, attempt }) {
    const known = await findApprovalOf(world.db, me.id, attempt)
    if (known) refuseAskedBefore(known, attempt)
  },
  async ask(call, asked) {
    const { world, attempt } = call
    const row = await inJob({ ...world, cause: call.requestId }, ['account', 'messages'], async (work) => {
      await lockShopperRow(work.tx, call.me.id)
      // The same attempt may have asked at the same moment.
      const known = await findApprovalOf(work.tx, call.me.id, attempt)
      if (known) return known
      if ((await countWaiting(work.tx, call.me.id, attempt.now)) >= APPROVALS_WAITING_MAX)
        throw new Refusal('too_many_approvals', { retry_after: 3_600 })
      const made = await insertApproval(work.tx, toRow(call, asked))
      await notify(work, call.me.id, {
        kind: 'approval_asked',
        args: {
          title: made.token_name,
          amount_fen: made.amount_fen,
          date: made.ends_at.toISOString(),
        },
        subject: { kind: 'account', id: 'programs' },
      })
      return made
    })
    throw refused(row, attempt)
  },
}

const refuseAskedBefore = (row: ApprovalRow, attempt: AskingCall['attempt']): void => {
  const refusal = refused(row, attempt)
  // An approved call was performed under the program's key, and its answer is returned.
  if (row.state !== 'approved' || refusal.reason === 'idempotency_key_reused') throw refusal
}

/** What a program is told of what it has asked for. */
function refused(row: ApprovalRow, { bodyHash, now }: AskingCall['attempt']): Refusal {
  if (!row.body_hash.equals(bodyHash)) return new Refusal('idempotency_key_reused')
  if (row.state === 'declined') return new Refusal('approval_declined')
  if (now >= row.ends_at) return new Refusal('approval_expired')
  return new Refusal('needs_approval', {
    approval_id: row.id,
    approve_url: publicUrl(`/mine/programs?approval=${row.id}`),
    why: row.why,
    amount_fen: row.amount_fen,
    ends_at: row.ends_at.toISOString(),
  })
}

const toRow = (
  { me, route, params, body, attempt }: AskingCall,
  { why, picture, amountFen, aboutHash }: NeedsApproval,
) => ({
  shopper_id: me.id,
  token_id: me.grant!.id,
  token_name: me.grant!.name,
  route: route.spec,
  attempt: attempt.route,
  idempotency_key: attempt.key,
  body_hash: attempt.bodyHash,
  params: JSON.stringify(params ?? {}),
  body: JSON.stringify(body ?? {}),
  why: [...why],
  picture: JSON.stringify(picture),
  about_hash: aboutHash,
  amount_fen: amountFen,
  state: 'waiting' as const,
  created_at: attempt.now,
  ends_at: new Date(attempt.now.getTime() + APPROVAL_HOURS * 3_600_000),
  decided_at: null,
})
