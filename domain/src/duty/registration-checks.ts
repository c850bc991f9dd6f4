/*
 * Check digits of registration numbers, where the authority has published how they are calculated. A number
 * that passes need not exist. Nothing certain was found for IOSS, VOEC and Singapore.
 */

const sumBy = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + Number(digits[at]) * weight, 0)

/**
 * A VAT number of the United Kingdom, without its letters: the last two of nine digits make the weighted sum
 * of the others a multiple of 97, in newer numbers with 55 added. Three more digits name a part of a group.
 * Source: HMRC's validation of VAT registration numbers, modulus 97 and 9755.
 */
export function isBritishVat(digits: string): boolean {
  const sum = sumBy(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/**
 * An Australian business number (ABN) of eleven digits: with its first digit less one, the weighted sum is a
 * multiple of 89. Source: Australian Business Register, “Format of the ABN”.
 */
export const isAustralianBusiness = (digits: string): boolean =>
  (sumBy(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0

const IRD_WEIGHTS = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
]

/**
 * A number of New Zealand's Inland Revenue (IRD) of eight or nine digits: the last one by modulus 11, with a
 * second row of weights where the first gives ten. The range that was issued is not looked at, because it
 * grows. Source: Inland Revenue, “Non-resident withholding tax and resident withholding tax specification”,
 * 2016.
 */
export function isInlandRevenue(digits: string): boolean {
  const padded = digits.padStart(9, '0')
  const found = IRD_WEIGHTS.map((weights) => (11 - (sumBy(padded, weights) % 11)) % 11).find(
    (check) => check < 10,
  )
  return found === Number(padded[8])
}
