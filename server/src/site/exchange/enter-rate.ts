import { enterRate as route } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { creditRate, parseRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { changePerMille } from '@longhaul/domain/policy/acts.ts'
import { isDay } from '@longhaul/domain/time/days.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Effect } from '../../platform/http/proposable.ts'
import { guardAct } from '../../policy/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { readSettings } from '../settings.ts'
import { decimal, staffRates } from './stored-rates.ts'
import { findReferenceRate, insertEnteredRate, listCreditedSince, listRateHistory } from './sql.ts'

/** The source of a rate that staff entered. */
const BY_HAND = 'by_hand'

const DAY_MS = 86_400_000

export const enterRateAction = writeAction(route, enterRate, { act: 'exchange_rate', effect: effectOfRate })

/**
 * Stores a rate entered by staff. The previous one stays in the history, and amounts already converted with
 * it do not change.
 */
async function enterRate(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  if (body.currency === 'CNY') throw badInput({ currency: 'choice' })
  if (/^[0.]+$/.test(body.rate)) throw badInput({ rate: 'too_small' })
  if (!isDay(body.quoted_on)) throw badInput({ quoted_on: 'not_a_date' })
  // In some time zones it is already tomorrow.
  if (Date.parse(`${body.quoted_on}T00:00:00Z`) > now.getTime() + DAY_MS)
    throw badInput({ quoted_on: 'in_future' })
  const before = (await staffRates(tx, now)).find((rate) => rate.currency === body.currency)
  const rateNanos = nanosOf(body.rate)
  const reference = await findReferenceRate(tx, body.currency, now)
  const size = reference ? { perMille: changePerMille(reference.rate_nanos, rateNanos) } : 'each'
  await guardAct(call, 'exchange_rate', size, { kind: 'exchange_rate', id: body.currency })
  await insertEnteredRate(tx, {
    currency: body.currency,
    rate_nanos: rateNanos,
    source: BY_HAND,
    quoted_on: body.quoted_on,
    entered_by: me.id,
    note: body.note.trim(),
    created_at: now,
  })
  await audit(call, {
    action: 'enter_rate',
    subjectKind: 'exchange_rate',
    subjectId: body.currency,
    before: before && { rate: before.rate, quoted_on: before.quoted_on, source: before.source },
    after: { rate: body.rate, quoted_on: body.quoted_on },
    reason: body.note.trim(),
  })
  return (await staffRates(tx, now)).find((rate) => rate.currency === body.currency)!
}

/**
 * The change as the second person sees it, and what yesterday's recharges would have been credited with it.
 */
async function effectOfRate(tx: Tx, { body }: { body: BodyOf<typeof route> }, now: Date): Promise<Effect> {
  const rateNanos = nanosOf(body.rate)
  const [current] = await listRateHistory(tx, body.currency, 1)
  const reference = await findReferenceRate(tx, body.currency, now)
  const { exchangeMarginPerMille: margin } = await readSettings(tx)
  const recharges = await listCreditedSince(tx, body.currency, new Date(now.getTime() - DAY_MS))
  return {
    subject: body.currency,
    changes: [
      { name: 'rate', before: current ? decimal(current.rate_nanos) : null, after: decimal(rateNanos) },
    ],
    published: reference && { value: decimal(reference.rate_nanos), on: reference.quoted_on },
    perMille: reference && changePerMille(reference.rate_nanos, rateNanos),
    figure: body.rate,
    yesterday: {
      of: 'recharges',
      loses: 'more',
      rows: recharges.map((row) => ({
        number: row.number,
        beforeFen: row.credit_fen,
        afterFen: toFen(row.pay_minor - row.fee_minor, body.currency, creditRate(rateNanos, margin)),
      })),
    },
  }
}

function nanosOf(rate: string): number {
  try {
    return parseRate(rate)
  } catch {
    throw badInput({ rate: 'too_small' })
  }
}
