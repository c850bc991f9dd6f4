import type { PriceMark } from './price-marks.ts'
import { type SellerPrice, readAmount, readCurrency } from './read-amount.ts'

/** An amount below a fifth of the price is not a sale but an instalment, a part or an accessory. */
const LEAST_PART = 5

/**
 * The price actually charged, if a page names more than one in the same currency: shops often give the
 * original price in their structured data and show the sale price to people. `stated` is the stated price,
 * `named` are the prices of all blocks of the page, `marks` the crossed-out and charged prices in its text.
 */
export function chargedPrice(
  stated: SellerPrice,
  named: readonly (SellerPrice | null)[],
  marks: readonly PriceMark[],
): SellerPrice {
  const lower = named.find((price) => price !== null && isSaleOf(stated, price))
  return lower ?? nextToStruck(stated, marks) ?? stated
}

const isSaleOf = (stated: SellerPrice, { minor, currency }: SellerPrice): boolean =>
  currency === stated.currency && minor < stated.minor && minor * LEAST_PART >= stated.minor

/** The charged price next to the stated one, if the stated one is crossed out. */
function nextToStruck(stated: SellerPrice, marks: readonly PriceMark[]): SellerPrice | undefined {
  for (const [at, { kind, text }] of marks.entries()) {
    if (kind !== 'struck' || amountIn(text, stated.currency) !== stated.minor) continue
    for (const near of [marks[at + 1], marks[at - 1]]) {
      const minor = near?.kind === 'charged' ? amountIn(near.text, stated.currency) : null
      const price = minor === null ? null : { minor, currency: stated.currency }
      if (price && isSaleOf(stated, price)) return price
    }
  }
  return undefined
}

/** The amount in a text, unless the text names or implies another currency. */
function amountIn(text: string, currency: string): number | null {
  const named = readCurrency(text)
  if (named !== undefined && named !== currency) return null
  if (named === undefined && text.includes('$') && !DOLLARS.test(currency)) return null
  if (named === undefined && /[¥￥]/.test(text) && !/^(?:CNY|JPY)$/.test(currency)) return null
  return readAmount(text, currency)
}

const DOLLARS = /^(?:[A-Z]{2}D|MXN|ARS|CLP|COP|BRL)$/
