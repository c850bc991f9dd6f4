import type { DeliveryOption } from '../shipping/fee.ts'

type TaxId = {
  /** What the number is called there. */
  readonly name: string
  /** Whose packages customs do not clear without it: everybody's, or those that a courier declares. */
  readonly needed: 'always' | 'express'
  readonly isRight: (digits: string) => boolean
}

/**
 * Countries whose customs ask for the recipient's number. Who needs it always and what it looks like: carriers' notes and the countries' own
 * check digits; staff check what changes. The value is compared without blanks, dots, hyphens and slashes.
 */
const TAX_IDS: Readonly<Record<string, TaxId>> = {
  AR: { name: 'CUIT / DNI', needed: 'always', isRight: (id) => /^\d{7,8}$/.test(id) || isCuit(id) },
  BR: { name: 'CPF / CNPJ', needed: 'always', isRight: (id) => isCpf(id) || isCnpj(id) },
  CL: { name: 'RUT', needed: 'always', isRight: (id) => isRut(id) },
  CO: { name: 'NIT / CC', needed: 'express', isRight: (id) => /^\d{5,10}$/.test(id) },
  ID: { name: 'NIK / NPWP', needed: 'express', isRight: (id) => /^\d{15,16}$/.test(id) },
  KR: { name: 'PCCC', needed: 'always', isRight: (id) => /^P\d{12}$/.test(id) },
  MX: {
    name: 'RFC / CURP',
    needed: 'express',
    isRight: (id) =>
      /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/.test(id) || /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/.test(id),
  },
  PE: { name: 'DNI / RUC', needed: 'express', isRight: (id) => /^(\d{8}|(10|15|17|20)\d{9})$/.test(id) },
  TR: { name: 'TC Kimlik No', needed: 'always', isRight: (id) => isKimlik(id) },
}

const taxIdOf = (country: string): TaxId | undefined =>
  Object.hasOwn(TAX_IDS, country) ? TAX_IDS[country] : undefined

/** What the recipient's number is called where customs ask for one, else null: the form shows the field only then. */
export const taxIdName = (country: string): string | null => taxIdOf(country)?.name ?? null

/** Whether a package cannot be cleared without the number: on every line, or on an express one, which a courier declares formally. */
export function needsTaxId(country: string, option?: DeliveryOption): boolean {
  const needed = taxIdOf(country)?.needed
  return needed === 'always' || (needed === 'express' && option === 'express')
}

/**
 * What is wrong with the recipient's number for a country and a line: it is missing though customs insist on it, or it is no such number.
 * Null where nothing is, and where customs do not ask.
 */
export function whyNotTaxId(
  country: string,
  taxId: string,
  option?: DeliveryOption,
): 'missing' | 'wrong' | null {
  if (taxId.trim() === '') return needsTaxId(country, option) ? 'missing' : null
  const known = taxIdOf(country)
  return known && !known.isRight(bare(taxId)) ? 'wrong' : null
}

const bare = (taxId: string): string => taxId.toUpperCase().replaceAll(/[\s./-]/g, '')

/** The sum of digits times weights, from the left. */
const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** A check digit modulo 11 as Brazil and Argentina have it: 11 less the rest, where 10 and 11 are 0. */
const restOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

function isCpf(id: string): boolean {
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return false
  return (
    restOf(weighed(id, [10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[9]) &&
    restOf(weighed(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[10])
  )
}

function isCnpj(id: string): boolean {
  if (!/^\d{14}$/.test(id) || /^(\d)\1+$/.test(id)) return false
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  return (
    restOf(weighed(id, weights)) === Number(id[12]) && restOf(weighed(id, [6, ...weights])) === Number(id[13])
  )
}

function isCuit(id: string): boolean {
  if (!/^(20|23|24|25|26|27|30|33|34)\d{9}$/.test(id)) return false
  const rest = (11 - (weighed(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return rest === Number(id[10])
}

function isRut(id: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(id)) return false
  const digits = [...id.slice(0, -1)].toReversed()
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0)
  return '0123456789K'.charAt((11 - (sum % 11)) % 11) === id.at(-1)
}

function isKimlik(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false
  const odd = weighed(id, [1, 0, 1, 0, 1, 0, 1, 0, 1])
  const even = weighed(id, [0, 1, 0, 1, 0, 1, 0, 1])
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return tenth === Number(id[9]) && (odd + even + tenth) % 10 === Number(id[10])
}
