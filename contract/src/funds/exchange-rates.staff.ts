import { Type } from 'typebox'
import { Currency, Moment, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const finance = { staff: ['finance'] } as const

/** A rate as it was imported or entered. A rate is never changed, only superseded by a newer one. */
export const StoredRate = Type.Object({
  /** Yuan for one unit, as a decimal. */
  rate: Type.String(),
  quoted_on: Type.String(),
  source: Type.String(),
  entered_by: nullable(Type.String()),
  note: Type.String(),
  created_at: Moment,
})

export const StaffRate = Type.Object({
  currency: Currency,
  ...StoredRate.properties,
  /** The rate at which a recharge is credited: the market rate less the margin. */
  credit_rate: Type.String(),
  minor_digits: Type.Integer(),
  /** Whether shoppers may pay in it. */
  offered: Type.Boolean(),
  /** A late rate is still used; a stopped one is not, because the daily file has not arrived for a week. */
  age: oneOf(['fresh', 'late', 'stopped']),
  /** The previous rate. */
  before: nullable(Type.Object({ rate: Type.String(), quoted_on: Type.String() })),
})

export const listRatesForStaff = route('GET /staff/exchange_rates', {
  who: finance,
  summary: 'List the rate of each currency with its date and source, and whether the daily file is arriving',
  shows: ['funds'],
  reply: Type.Object({
    rates: Type.Array(StaffRate),
    margin_per_mille: Type.Integer(),
    feed: Type.Object({
      /** Whether the daily file of the European Central Bank is imported. */
      on: Type.Boolean(),
      last_day: nullable(Type.String()),
      last_read_at: nullable(Moment),
    }),
  }),
})

export const listRateHistory = route('GET /staff/exchange_rates/{currency}', {
  who: finance,
  summary: 'List the last hundred rates of a currency, newest first',
  params: Type.Object({ currency: Currency }),
  shows: ['funds'],
  reply: Type.Object({ currency: Currency, rates: Type.Array(StoredRate) }),
  refusals: ['not_found'],
})

export const enterRate = route('POST /staff/exchange_rates', {
  who: finance,
  summary:
    'Enter an exchange rate manually for a day. On that day it overrides a rate read from the file; a rate of a later day replaces it.',
  body: Type.Object({
    currency: Currency,
    rate: Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,12})?$', examples: ['6.70778359'] }),
    quoted_on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] }),
    note: text(200),
  }),
  changes: ['funds', 'site'],
  reply: StaffRate,
  refusals: ['invalid_input'],
  once: true,
})

export const readRates = route('POST /staff/exchange_rates/read', {
  who: finance,
  summary: 'Read the daily rates file now',
  body: Type.Object({}),
  changes: ['funds', 'site'],
  reply: Type.Object({}),
  refusals: ['feature_closed'],
  once: true,
})
