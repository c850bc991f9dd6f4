import type { PriceMark } from './price-marks.ts'
import { type SellerPrice, readAmount, readCurrency } from './read-amount.ts'

/** What is lower than a fifth of a price is a part of it, an instalment or an accessory, and no sale. */
const LEAST_PART = 5

/**
 * What is charged where a page names more than one price in the same currency: shops tell machines the price before a sale, and people the
 * price of the sale. `named` are the prices of the page's other blocks; `marks` what it crosses out and what stands beside that.
 */
export function chargedPrice(
  told: SellerPrice,
  named: readonly (SellerPrice | null)[],
  marks: readonly PriceMark[],
): SellerPrice {
  const lower = named.find((price) => price !== null && isSaleOf(told, price))
  return lower ?? besideStruck(told, marks) ?? told
}

const isSaleOf = (told: SellerPrice, { minor, currency }: SellerPrice): boolean =>
  currency === told.currency && minor < told.minor && minor * LEAST_PART >= told.minor

/** The price next to the stated one where that is crossed out. */
function besideStruck(told: SellerPrice, marks: readonly PriceMark[]): SellerPrice | undefined {
  for (const [at, { kind, text }] of marks.entries()) {
    if (kind !== 'struck' || amountIn(text, told.currency) !== told.minor) continue
    for (const near of [marks[at + 1], marks[at - 1]]) {
      const minor = near?.kind === 'charged' ? amountIn(near.text, told.currency) : null
      const price = minor === null ? null : { minor, currency: told.currency }
      if (price && isSaleOf(told, price)) return price
    }
  }
  return undefined
}

/** The amount in a text, unless the text names or must mean another currency. */
function amountIn(text: string, currency: string): number | null {
  const named = readCurrency(text)
  if (named !== undefined && named !== currency) return null
  if (named === undefined && text.includes('$') && !DOLLARS.test(currency)) return null
  if (named === undefined && /[¥￥]/.test(text) && !/^(?:CNY|JPY)$/.test(currency)) return null
  return readAmount(text, currency)
}

const DOLLARS = /^(?:[A-Z]{2}D|MXN|ARS|CLP|COP|BRL)$/
