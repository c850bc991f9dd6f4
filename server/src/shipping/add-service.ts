import type { BodyOf } from '@longhaul/contract/route.ts'
import { addService as route } from '@longhaul/contract/shipping/extra-services.staff.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { badInput } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { priceEffect, serviceOf, wordsOf } from './service-rows.ts'
import { insertService } from './sql-services.ts'

export const addServiceAction = writeAction(route, addService, { act: 'fees', effect })

/** Adds an extra service. It is a new fee, so it takes a second person like a changed one. */
async function addService(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const { id, unit, price_fen } = body
  const row = { id, unit, price_fen, ...wordsOf(body), closed_at: body.closed ? now : null }
  if (!(await insertService(tx, row))) throw badInput({ id: 'in_use' })
  await guardAct(call, 'fees', 'each', { kind: 'extra_service', id })
  await audit(call, { action: 'add_service', subjectKind: 'extra_service', subjectId: id, after: row })
  return await serviceOf(tx, id)
}

async function effect(_: Tx, { body }: { body: BodyOf<typeof route> }): Promise<Effect> {
  return priceEffect(body, null, body.price_fen)
}
