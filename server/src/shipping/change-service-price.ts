import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { changeServicePrice as route } from '@longhaul/contract/shipping/extra-services.staff.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { priceEffect, serviceOf } from './service-rows.ts'
import { findService, lockService, updateService } from './sql-services.ts'

export const changeServicePriceAction = writeAction(route, changeServicePrice, { act: 'fees', effect })

/**
 * Changes what new packages pay for a service. A bill names its amounts, so packages that chose it before
 * keep theirs.
 */
async function changeServicePrice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const { price_fen: before } = orNotFound(await lockService(tx, params.id))
  if (before !== body.was_fen) throw new Refusal('out_of_date')
  if (before === body.price_fen) {
    call.nothingChanged()
    return await serviceOf(tx, params.id)
  }
  await guardAct(call, 'fees', 'each', { kind: 'extra_service', id: params.id })
  await updateService(tx, params.id, { price_fen: body.price_fen })
  await audit(call, {
    action: 'change_service_price',
    subjectKind: 'extra_service',
    subjectId: params.id,
    before: { price_fen: before },
    after: { price_fen: body.price_fen },
  })
  return await serviceOf(tx, params.id)
}

async function effect(
  tx: Tx,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
): Promise<Effect> {
  const service = orNotFound(await findService(tx, params.id))
  return priceEffect(service, service.price_fen, body.price_fen)
}
