/*
 * The check digits of recipients' numbers, as their countries publish them. Every number is without blanks,
 * dots, hyphens and slashes, and in capitals.
 */

/**
 * The weighted sum of the digits, from the left. A letter counts as its place in ASCII after the digit 0, as
 * in Brazil: A is 17.
 */
const weighed = (id: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (id.charCodeAt(at) - 48), 0)

/** A check digit modulo 11 as in Brazil and Argentina: 11 minus the remainder, where 10 and 11 become 0. */
const restOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

export function isCpf(id: string): boolean {
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return false
  return (
    restOf(weighed(id, [10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[9]) &&
    restOf(weighed(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[10])
  )
}

/** Since July 2026 new numbers have letters among the first twelve. */
export function isCnpj(id: string): boolean {
  if (!/^[A-Z\d]{12}\d{2}$/.test(id) || /^(\d)\1+$/.test(id)) return false
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  return (
    restOf(weighed(id, weights)) === Number(id[12]) && restOf(weighed(id, [6, ...weights])) === Number(id[13])
  )
}

export function isCuit(id: string): boolean {
  if (!/^(20|23|24|25|26|27|30|33|34)\d{9}$/.test(id)) return false
  const rest = (11 - (weighed(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return rest === Number(id[10])
}

export function isRut(id: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(id)) return false
  const digits = [...id.slice(0, -1)].toReversed()
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0)
  return '0123456789K'.charAt((11 - (sum % 11)) % 11) === id.at(-1)
}

export function isKimlik(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false
  const odd = weighed(id, [1, 0, 1, 0, 1, 0, 1, 0, 1])
  const even = weighed(id, [0, 1, 0, 1, 0, 1, 0, 1])
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return tenth === Number(id[9]) && (odd + even + tenth) % 10 === Number(id[10])
}

/** The number of a Turkish company. */
export function isVkn(id: string): boolean {
  if (!/^\d{10}$/.test(id)) return false
  const sum = [...id.slice(0, 9)].reduce((total, digit, at) => {
    const moved = (Number(digit) + 9 - at) % 10
    const part = (moved * 2 ** (9 - at)) % 9
    return total + (moved !== 0 && part === 0 ? 9 : part)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(id[9])
}

/** The tax number of a person in Russia: two check digits; and of a company: one. */
export function isInn(id: string): boolean {
  const rest = (weights: readonly number[]): number => (weighed(id, weights) % 11) % 10
  const tail = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  if (/^\d{10}$/.test(id)) return rest(tail) === Number(id[9])
  if (!/^\d{12}$/.test(id)) return false
  return rest([7, ...tail]) === Number(id[10]) && rest([3, 7, ...tail]) === Number(id[11])
}

/** The number of a person or a company in Kazakhstan. The second weights are used where the first give 10. */
export function isIin(id: string): boolean {
  if (!/^\d{12}$/.test(id)) return false
  const first = weighed(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  const rest = first === 10 ? weighed(id, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first
  return rest === Number(id[11])
}

/** Each letter of an identity number of Taiwan stands for the number of its place here, from 10. */
const TAIWAN = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

/** The number of a citizen of Taiwan or, since 2021, of a resident. */
export function isTaiwanId(id: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/.test(id)) return false
  const letter = 10 + TAIWAN.indexOf(id.charAt(0))
  const sum = Math.floor(letter / 10) + (letter % 10) * 9 + weighed(id.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1])
  return sum % 10 === 0
}

/** Doubles every second digit, counted from the first or the second, and adds the digits of the results. */
const luhn = (id: string, first: 0 | 1): number =>
  [...id].reduce((sum, digit, at) => {
    const value = at % 2 === first ? Number(digit) * 2 : Number(digit)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** The number of a person in Israel, which may lack leading zeros. */
export const isIsraeliId = (id: string): boolean =>
  /^\d{8,9}$/.test(id) && !/^0+$/.test(id) && luhn(id.padStart(9, '0'), 1) % 10 === 0

/** The number of a citizen or a resident of Saudi Arabia. */
export const isSaudiId = (id: string): boolean => /^[12]\d{9}$/.test(id) && luhn(id, 0) % 10 === 0

/** The number of a person in Ecuador: its province, and a check digit. */
export function isCedula(id: string): boolean {
  if (!/^(0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/.test(id)) return false
  return (luhn(id.slice(0, 9), 0) + Number(id[9])) % 10 === 0
}

/** The tax number of a person in Ukraine. */
export function isUkrainianId(id: string): boolean {
  if (!/^\d{10}$/.test(id)) return false
  const rest = weighed(id, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11
  return ((rest + 11) % 11) % 10 === Number(id[9])
}

/** The table of Verhoeff's dihedral group, and the permutation that is applied once more at each place. */
const TURNS =
  '0123456789123406789523401789563401289567401239567859876043216598710432765982104387659321049876543210'
const MOVES = '1576283094'

/** The Aadhaar number of a person in India. */
export function isAadhaar(id: string): boolean {
  if (!/^[2-9]\d{11}$/.test(id)) return false
  const moved = (digit: number, times: number): number =>
    Array.from({ length: times }).reduce<number>((now) => Number(MOVES[now]), digit)
  const check = [...id]
    .toReversed()
    .reduce((turn, digit, at) => Number(TURNS[turn * 10 + moved(Number(digit), at % 8)]), 0)
  return check === 0
}
