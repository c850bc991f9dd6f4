import { randomUUID } from 'node:crypto'
import { createRemittance as route } from '@longhaul/contract/funds/remittances.ts'
import { REMITTANCE_MAX_FEN, readMtcn, whyNotSentOn } from '@longhaul/domain/funds/remittance.ts'
import { toFen } from '@longhaul/domain/money/exchange.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import { fingerprint, seal } from '../../platform/sealing/seal.ts'
import type { World } from '../../platform/world.ts'
import { latestRate, readSettings } from '../../site/public.ts'
import { toRemittance } from './cards.ts'
import { insertRemittance, nextRemittanceNumber } from './sql.ts'
import { methodsOf, type Method } from './remittance-methods.ts'

export const createRemittanceAction = writeAction(route, createRemittance)

/**
 * Records a remittance that a shopper reports as sent. Nothing is credited before finance has confirmed its
 * arrival.
 */
async function createRemittance(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  if (!methodsOf(await readSettings(tx)).some((method) => method.id === body.method))
    throw new Refusal('feature_closed')
  const badDay = whyNotSentOn(body.sent_on, now)
  if (badDay) throw badInput({ sent_on: badDay })
  const rate = await latestRate(tx, body.currency)
  if (!rate) throw badInput({ currency: 'unknown' })
  if (toFen(body.sent_minor, body.currency, rate.rateNanos) > REMITTANCE_MAX_FEN)
    throw badInput({ sent_minor: 'too_large' })
  const fileId = body.receipt_file_id ?? null
  const files = fileId === null ? [] : await ownFilesOfKind(tx, { shopperId: me.id }, [fileId], 'receipt')
  if (fileId !== null && files.length === 0) throw badInput({ receipt_file_id: 'unknown' })
  const id = randomUUID()
  const remittance = await insertRemittance(tx, {
    id,
    number: readableNumber('M', await nextRemittanceNumber(tx)),
    shopper_id: me.id,
    method: body.method,
    stage: 'submitted',
    stage_at: now,
    sender_first_name: body.sender_first_name.trim(),
    sender_last_name: body.sender_last_name.trim(),
    country: body.country,
    currency: body.currency,
    sent_minor: body.sent_minor,
    sent_on: body.sent_on,
    ...sealedMtcn(world, id, body),
    bank_reference: tidyCode(body.bank_reference ?? ''),
    receipt_file_id: fileId,
    note: body.note.trim(),
    created_at: now,
  })
  if (!remittance) throw badInput({ mtcn: 'in_use' })
  await notify(call, me.id, {
    kind: 'remittance_submitted',
    args: { number: remittance.number },
    subject: { kind: 'funds', id: remittance.id },
  })
  return toRemittance(world, remittance, now)
}

function sealedMtcn(world: World, id: string, stated: { method: Method; mtcn?: string | undefined }) {
  if (stated.method !== 'western_union') return {}
  const mtcn = readMtcn(stated.mtcn ?? '')
  if (!mtcn) throw badInput({ mtcn: stated.mtcn ? 'format' : 'required' })
  return {
    mtcn_sealed: seal(world.sealingKeys, { column: 'remittances.mtcn_sealed', row: id }, mtcn),
    mtcn_hash: fingerprint(world.secret, 'mtcn', mtcn),
    mtcn_end: mtcn.slice(-4),
  }
}
