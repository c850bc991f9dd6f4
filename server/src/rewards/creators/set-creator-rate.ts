import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { setCreatorRate as route } from '@longhaul/contract/rewards/creators.staff.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import type { Effect } from '../../platform/http/proposable.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { guardAct } from '../../policy/public.ts'
import { readStaffCard } from './card.ts'
import { findCreatorForStaff, lockCreatorForStaff, updateCreator } from './sql.ts'

export const setCreatorRateAction = writeAction(route, setCreatorRate, { act: 'offers', effect })

/** Sets the rate agreed with a creator. Shares that were credited keep theirs. */
async function setCreatorRate(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const creator = orNotFound(await lockCreatorForStaff(tx, params.id))
  await guardAct(call, 'offers', 'each', { kind: 'creator', id: creator.id, name: creator.shown_name })
  await updateCreator(tx, creator.id, { share_per_mille: body.per_mille })
  await audit(call, {
    action: 'set_creator_rate',
    subjectKind: 'creator',
    subjectId: creator.id,
    before: { per_mille: creator.share_per_mille },
    after: { per_mille: body.per_mille },
  })
  return await readStaffCard(tx, creator.id)
}

async function effect(
  db: Db,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
): Promise<Effect> {
  const creator = orNotFound(await findCreatorForStaff(db, params.id))
  return {
    subject: creator.shown_name,
    changes: [{ name: 'per_mille', before: creator.share_per_mille, after: body.per_mille }],
  }
}
