import { type RateNanos, parseRate } from './exchange.ts'

/** The rates of one day: yuan for one unit of each currency. */
export type DailyRates = { quotedOn: string; rates: { currency: string; rateNanos: RateNanos }[] }

/**
 * Parses the European Central Bank's daily file (`Cube time="2026-11-20"`, then `Cube currency="USD"
 * rate="1.1435"`: units for one euro) and converts its rates to yuan for one unit: yuan per euro divided by
 * units per euro. Throws if it is not such a file or has no yuan.
 */
export function readEcb(xml: string): DailyRates {
  const [, quotedOn] = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/.exec(xml) ?? []
  if (!quotedOn) throw new RangeError('the file names no day')
  const perEuro = new Map<string, RateNanos>([['EUR', 1_000_000_000]])
  for (const [, currency, rate] of xml.matchAll(LINE)) perEuro.set(currency!, parseRate(rate!))
  const yuan = perEuro.get('CNY')
  if (!yuan) throw new RangeError('the file has no yuan')
  return {
    quotedOn,
    rates: [...perEuro]
      .filter(([currency]) => currency !== 'CNY')
      .map(([currency, units]) => ({ currency, rateNanos: crossed(yuan, units) })),
  }
}

const LINE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']\s*\/>/g

/** Rounded half up at the ninth decimal place. */
const crossed = (yuan: RateNanos, units: RateNanos): RateNanos =>
  Number((BigInt(yuan) * 2_000_000_000n + BigInt(units)) / (BigInt(units) * 2n))
