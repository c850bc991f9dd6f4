import type { RateNanos } from '../money/exchange.ts'
import { type Fen, isFen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'

/**
 * One kind of goods on a customs declaration: the amount paid, the declared value, and the reason for a
 * difference.
 */
export type DeclaredGoods = {
  readonly paidFen: Fen
  readonly declaredFen: Fen
  readonly reason?: string | undefined
}

/**
 * Why a declared value is refused, else null. Under-declaring is a false declaration, so the value is never
 * below what was paid (`declared_too_low`). A value other than the amount paid requires a written reason,
 * which is stored (`reason_required`).
 */
export function whyNotDeclare({ paidFen, declaredFen, reason }: DeclaredGoods): Reason | null {
  if (!isFen(declaredFen) || declaredFen === 0) return 'invalid_input'
  if (declaredFen < paidFen) return 'declared_too_low'
  return declaredFen !== paidFen && !reason?.trim() ? 'reason_required' : null
}

/** The form asks about a declared value of at least this percentage of the amount paid. */
export const FAR_ABOVE_PERCENT = 150

/**
 * Whether the form should ask about a declared value before submission: far above the amount paid, it is
 * usually a misplaced decimal point.
 */
export const isFarAbovePaid = ({ paidFen, declaredFen }: Omit<DeclaredGoods, 'reason'>): boolean =>
  paidFen > 0 && declaredFen * 100 >= paidFen * FAR_ABOVE_PERCENT

/**
 * Up to this value in special drawing rights, the short customs form CN22 suffices; above it, CN23 is
 * required (UPU).
 */
export const CN22_LIMIT_SDR = 300

/**
 * The maximum weight of a postal small packet, and so of the short form: anything heavier is a parcel (UPU).
 */
export const CN22_LIMIT_GRAMS = 2000

/**
 * The customs form for a parcel of this value and weight. Values equal to the limits still use the short
 * form. `sdrRate` is yuan per SDR.
 */
export const customsForm = (
  { valueFen, grams }: { valueFen: Fen; grams: number },
  rate: RateNanos,
): 'cn22' | 'cn23' =>
  grams <= CN22_LIMIT_GRAMS && BigInt(valueFen) * 10_000_000n <= BigInt(CN22_LIMIT_SDR) * BigInt(rate)
    ? 'cn22'
    : 'cn23'

/**
 * The amount of each currency in one SDR, in hundred-thousandths of its unit: the basket that the IMF set for
 * 1 August 2022 to 31 July 2027.
 */
const SDR_BASKET = { USD: 57_813, EUR: 37_379, CNY: 109_930, JPY: 1_345_200, GBP: 8_087 } as const

/** Yuan per SDR, from the rates of the currencies in its basket. */
export function sdrRate(rates: Readonly<Record<'USD' | 'EUR' | 'JPY' | 'GBP', RateNanos>>): RateNanos {
  const all = { ...rates, CNY: 1_000_000_000 }
  const currencies = ['USD', 'EUR', 'CNY', 'JPY', 'GBP'] as const
  return Math.round(currencies.reduce((sum, code) => sum + SDR_BASKET[code] * all[code], 0) / 100_000)
}
