/** How a check digit is computed, and with which figures. */
export type CheckRule =
  /**
   * Multiplies the digits at even or odd places, from 0, and completes the sum to ten. Letters count as in
   * UPS's numbers.
   */
  | { readonly rule: 'mod10'; readonly evens?: number; readonly odds?: number; readonly before?: string }
  /** Multiplies by these weights in turn; the sum modulo 11, then modulo 10. */
  | { readonly rule: 'weights'; readonly weights: readonly number[] }
  | { readonly rule: 'mod7' }
  | { readonly rule: 'luhn' }
  /** ISO 7064, hybrid modulo 37,36 in 36 signs. */
  | { readonly rule: 'mod37_36' }

/** Whether the check digit of a number is right. */
export function isChecked(number: string, check: string, how: CheckRule): boolean {
  switch (how.rule) {
    case 'mod10':
      return (10 - (mod10Sum((how.before ?? '') + number, how) % 10)) % 10 === Number(check)
    case 'weights': {
      const sum = [...number].reduce(
        (total, digit, at) => total + Number(digit) * how.weights[at % how.weights.length]!,
        0,
      )
      return (sum % 11) % 10 === Number(check)
    }
    case 'mod7':
      return Number(BigInt(number) % 7n) === Number(check)
    case 'luhn':
      return (10 - (luhnSum(number) % 10)) % 10 === Number(check)
    case 'mod37_36':
      return mod3736(number) === check
  }
}

const mod10Sum = (number: string, { evens = 1, odds = 1 }: { evens?: number; odds?: number }): number =>
  [...number].reduce((sum, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10
    return sum + value * (at % 2 === 0 ? evens : odds)
  }, 0)

const luhnSum = (number: string): number =>
  [...number].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
function mod3736(number: string): string | undefined {
  let rest = 36
  for (const sign of number) {
    rest += SIGNS.indexOf(sign)
    if (rest > 36) rest -= 36
    rest = (rest * 2) % 37
  }
  return SIGNS[(37 - rest) % 36]
}
