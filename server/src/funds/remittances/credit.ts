import { REMITTANCE_MAX_FEN, isFarFromStated } from '@longhaul/domain/funds/remittance.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { latestRate, readSettings } from '../../site/public.ts'
import { type RemittanceRow, readSameReferences } from './sql.ts'

export type Arrived = { currency: string; received_minor: number }

export const isFar = (row: RemittanceRow, { currency, received_minor: minor }: Arrived): boolean =>
  isFarFromStated({ currency: row.currency, minor: row.sent_minor }, { currency, minor })

/**
 * Whether the same transfer may have been reported twice: another remittance, pending or credited, has the
 * same bank reference.
 */
export const isToldTwice = async (db: Db, row: RemittanceRow): Promise<boolean> =>
  ((await readSameReferences(db, [row.id])).get(row.id) ?? []).length > 0

/** The current value of an amount in fen, rounded down, and the rate used. */
export async function creditOf(db: Db, currency: string, minor: number) {
  const market = await latestRate(db, currency)
  if (!market) throw badInput({ currency: 'unknown' })
  const { exchangeMarginPerMille } = await readSettings(db)
  const marginPerMille = currency === 'CNY' ? 0 : exchangeMarginPerMille
  const rate = { ...market, marginPerMille }
  const creditFen = toFen(minor, currency, creditRate(rate.rateNanos, marginPerMille))
  if (creditFen > REMITTANCE_MAX_FEN) throw badInput({ received_minor: 'too_large' })
  return { rate, creditFen }
}
