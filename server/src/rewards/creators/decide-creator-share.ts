import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { decideCreatorShare as route } from '@longhaul/contract/rewards/creators.staff.ts'
import { lockShopper } from '../../ledger/public.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import type { Effect } from '../../platform/http/proposable.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { guardAct } from '../../policy/public.ts'
import { readShareCard } from './card.ts'
import { payShare, takeBack, takeBackRefunded } from './settle-share.ts'
import { lockCreatorForStaff } from './sql.ts'
import { findStaffShare, lockShare, updateShare } from './sql-shares.ts'

export const decideCreatorShareAction = writeAction(route, decideCreatorShare, {
  act: 'creator_share',
  effect,
})

/**
 * Pays a share that waits for a person, or refuses it. What was refunded meanwhile is taken back first.
 */
async function decideCreatorShare(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const found = orNotFound(await findStaffShare(tx, params.id))
  await lockShopper(tx, found.shopper_id)
  const locked = orNotFound(await lockCreatorForStaff(tx, found.creator_id))
  const row = orNotFound(await lockShare(tx, params.id))
  if (row.state !== 'checking') throw new Refusal('transition_not_allowed')
  const reason = body.reason.trim()
  const work = { tx, now, actor: `staff:${me.id}` }
  const { creator, share } = await takeBackRefunded(work, locked, row)
  const left = share.share_fen - share.taken_back_fen
  if (body.decision === 'refuse') {
    if (reason === '') throw badInput({ reason: 'required' })
    await takeBack(work, creator, share, left, 'refused')
    await updateShare(tx, share.id, { reason })
  } else if (share.state === 'checking') {
    const about = { kind: 'creator_share', id: share.id, name: found.shown_name, shopperId: found.shopper_id }
    await guardAct(call, 'creator_share', { amountFen: left }, about)
    await payShare(work, creator, share)
  }
  call.concerns(found.shopper_id)
  await audit(call, {
    action: body.decision === 'pay' ? 'pay_creator_share' : 'refuse_creator_share',
    subjectKind: 'creator_share',
    subjectId: share.id,
    after: { creator_id: creator.id, amount_fen: left, signs: share.signs },
    reason,
  })
  return await readShareCard(tx, share.id)
}

async function effect(
  db: Db,
  { params }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
): Promise<Effect> {
  const share = orNotFound(await findStaffShare(db, params.id))
  return {
    subject: share.shown_name,
    changes: [{ name: 'amount_fen', before: 0, after: share.share_fen - share.taken_back_fen }],
  }
}
