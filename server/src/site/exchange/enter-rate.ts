import { enterRate as route } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import { parseRate } from '@longhaul/domain/money/exchange.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { staffRates } from './kept-rates.ts'
import { insertEnteredRate } from './sql.ts'

/** The source of a rate that staff entered. */
const BY_HAND = 'by_hand'

const DAY_MS = 86_400_000

export const enterRateAction = action(route, enterRate)

/** Stores a rate entered by staff. The previous one stays in the history, and amounts already converted with it do not change. */
async function enterRate(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  if (body.currency === 'CNY') throw badInput({ currency: 'choice' })
  if (/^[0.]+$/.test(body.rate)) throw badInput({ rate: 'too_small' })
  const day = Date.parse(`${body.quoted_on}T00:00:00Z`)
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== body.quoted_on)
    throw badInput({ quoted_on: 'not_a_date' })
  // In some time zones it is already tomorrow.
  if (day > now.getTime() + DAY_MS) throw badInput({ quoted_on: 'in_future' })
  const before = (await staffRates(tx, now)).find((rate) => rate.currency === body.currency)
  await insertEnteredRate(tx, {
    currency: body.currency,
    rate_nanos: nanosOf(body.rate),
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

function nanosOf(rate: string): number {
  try {
    return parseRate(rate)
  } catch {
    throw badInput({ rate: 'too_small' })
  }
}
