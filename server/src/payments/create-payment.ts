import { createPayment as route } from '@longhaul/contract/funds/funds.ts'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { findProvider, findRechargeOfPayment, openPage, startRecharge } from '../funds/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { mostTolerated } from '../orders/public.ts'
import { packedFor, askedOwnPackage } from '../parcels/public.ts'
import { bindProgram } from '../platform/acting/bind-program.ts'
import { type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { askedGoods } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { Shopper } from '../platform/logged-in.ts'
import { type Wanted, describePayables, idsOf, payAll, readWanted, refuseUnpayable } from './payables.ts'
import { type PayableRow, insertPayment, listAskedGoods } from './sql.ts'

type PaymentCall = WriteCall<typeof route>

/**
 * Pays from the balance, all or nothing; or has a provider collect the missing amount, after which a job
 * pays. In both cases all figures are read again under a lock on the shopper's balance. The provider is
 * called after the commit.
 */
export const createPaymentAction = writeAction(route, createPayment, {
  async afterwards({ db, world }, started) {
    const recharge = started.stage === 'created' && (await findRechargeOfPayment(db, started.id))
    if (!recharge) return started
    const { provider_url } = await openPage(world, recharge)
    return { ...started, provider_url: provider_url || null }
  },
})

async function createPayment(call: PaymentCall) {
  const { tx, me, body, now, world } = call
  // A program spends what is there, and never starts a recharge.
  if (me.grant && body.method !== 'balance') throw new Refusal('program_balance_only')
  const provider = findProvider(world, body.method)
  if (body.method !== 'balance' && !provider) throw badInput({ method: 'unknown' })
  const wanted = readWanted(body)
  const { availableFen } = await lockShopper(tx, me.id)
  const rows = await describePayables(tx, me.id, wanted)
  const totalFen = sumFen(rows.map((row) => row.amount_fen))
  const missingFen = totalFen - availableFen
  const isExpected = totalFen === body.expected_total_fen
  // Paying itself refuses what cannot be paid.
  if (isExpected && missingFen <= 0) return await payFromBalance(call, wanted, rows, totalFen)
  await refuseUnpayable(tx, me.id, wanted, now)
  if (!isExpected)
    throw new Refusal('out_of_date', { expected_total_fen: body.expected_total_fen, total_fen: totalFen })
  // More than one recharge may credit takes several, before paying.
  if (!provider || missingFen > RECHARGE_MAX_FEN)
    throw new Refusal('insufficient_balance', {
      total_fen: totalFen,
      available_fen: availableFen,
      missing_fen: missingFen,
    })

  const { id, stage } = await insertPayment(tx, toRow(call, wanted, totalFen, 'created'))
  const currency = body.currency ?? (await readSettings(tx)).defaultCurrency
  await startRecharge(world, call, {
    shopperId: me.id,
    provider,
    currency,
    creditFen: missingFen,
    paymentId: id,
    lang: call.lang,
  })
  return { id, stage, provider_url: null, total_fen: totalFen }
}

async function payFromBalance(call: PaymentCall, wanted: Wanted, rows: readonly PayableRow[], totalFen: Fen) {
  const amountFen = await payAll(call, call.me.id, wanted)
  const stage = 'succeeded'
  const packed = call.me.grant && (await packedOf(call, wanted))
  const { id } = await insertPayment(call.tx, toRow(call, wanted, totalFen, stage))
  await bindProgram(call, route, {
    amountFen,
    mayRiseFen: call.me.grant ? await mostTolerated(call.tx, call.me.id, wanted.orderIds) : 0,
    totalFen,
    pays: packed
      ? { ids: [packed.parcelId], totalFen: packed.totalFen, isRest: true }
      : { ids: idsOf(wanted), totalFen, isRest: false },
    subject: { kind: 'payment', id },
    about: rows.map((row) => `${row.kind} ${row.id} ${row.amount_fen}`).toSorted(),
    picture: () => askedPayment(call.tx, call.me, wanted, rows, packed?.parcelId ?? wanted.parcelId),
  })
  return { id, stage, provider_url: null, total_fen: totalFen } as const
}

/** The packed package whose rest is paid, if that is all that is paid. */
async function packedOf({ tx, me }: PaymentCall, wanted: Wanted) {
  const [supplementId] = wanted.supplementIds
  return supplementId !== undefined && idsOf(wanted).length === 1
    ? await packedFor(tx, me.id, supplementId)
    : undefined
}

const toRow = (
  { me, body, now }: PaymentCall,
  wanted: Wanted,
  totalFen: Fen,
  stage: 'created' | 'succeeded',
) => ({
  shopper_id: me.id,
  method: stage === 'succeeded' ? 'balance' : body.method,
  stage,
  stage_at: now,
  total_fen: totalFen,
  order_ids: wanted.orderIds,
  parcel_id: wanted.parcelId,
  supplement_ids: wanted.supplementIds,
  created_at: now,
})

/**
 * What the shopper is shown of a payment that a program asks for. `parcelId`: the package that is paid, or
 * whose rest is.
 */
const askedPayment = async (
  db: Db,
  me: Shopper,
  wanted: Wanted,
  rows: readonly PayableRow[],
  parcelId: string | null,
) => ({
  ...(await askedGoods(db, await listAskedGoods(db, me.id, wanted))),
  numbers: rows.map(({ number }) => number),
  ...((parcelId && (await askedOwnPackage(db, me, parcelId))) || NO_PACKAGE),
})

const NO_PACKAGE = { address: '', line: '', insured_fen: 0 }
