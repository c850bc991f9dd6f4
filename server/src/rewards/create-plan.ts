import { FIRST_LANG, textsOf } from '@longhaul/domain/languages.ts'
import { createPlan as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { offerEffect } from './offer-effect.ts'
import { findPlanForStaff, insertPlan } from './sql-plans.ts'
import { toPlan } from './plans-card.ts'

export const createPlanAction = writeAction(route, createPlan, { act: 'offers', effect: offerEffect })

/** Creates a plan. Refuses one that improves nothing. */
async function createPlan(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const { free_storage_days, photo_price_fen, service_per_mille, review_hours } = body
  const terms = [free_storage_days, photo_price_fen, service_per_mille, review_hours]
  if (terms.every((term) => term === null)) throw badInput({ free_storage_days: 'required' })
  await guardAct(call, 'offers', 'each', { kind: 'plan', id: textsOf('name', body)[FIRST_LANG] })
  const { id } = await insertPlan(tx, {
    name: textsOf('name', body),
    price_fen: body.price_fen,
    free_storage_days,
    photo_price_fen,
    service_per_mille,
    review_hours,
    created_at: now,
    created_by: me.id,
  })
  await audit(call, { action: 'create_plan', subjectKind: 'plan', subjectId: id, after: body })
  return toPlan(orNotFound(await findPlanForStaff(tx, id)))
}
