import { type StaffRate } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import { creditRate, minorDigits } from '@longhaul/domain/money/exchange.ts'
import { rateAge } from '@longhaul/domain/money/rate-age.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import { readSettings } from '../settings.ts'
import { type RateRow, listNewestTwo } from './sql.ts'

/**
 * Each currency with its current rate and the previous one. The yuan itself is not listed: its rate is always
 * 1.
 */
export async function staffRates(db: Db, now: Date): Promise<Static<typeof StaffRate>[]> {
  const { currencies, exchangeMarginPerMille } = await readSettings(db)
  const rows = await listNewestTwo(db)
  return rows
    .filter((row, place) => row.currency !== 'CNY' && rows[place - 1]?.currency !== row.currency)
    .map((row) => {
      const before = rows[rows.indexOf(row) + 1]
      return {
        currency: row.currency,
        ...toKept(row),
        credit_rate: decimal(creditRate(row.rate_nanos, exchangeMarginPerMille)),
        minor_digits: minorDigits(row.currency),
        offered: currencies.includes(row.currency),
        age: rateAge({ quotedOn: row.quoted_on, source: row.source }, now),
        before:
          before?.currency === row.currency
            ? { rate: decimal(before.rate_nanos), quoted_on: before.quoted_on }
            : null,
      }
    })
}

export const toKept = (row: RateRow) => ({
  rate: decimal(row.rate_nanos),
  quoted_on: row.quoted_on,
  source: row.source,
  entered_by: row.staff_name,
  note: row.note,
  created_at: row.created_at.toISOString(),
})

/**
 * A rate with all nine decimals with which it is stored: a rupiah is worth less than a thousandth of a yuan.
 */
export const decimal = (nanos: number): string => {
  const digits = String(nanos).padStart(10, '0')
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`
}
