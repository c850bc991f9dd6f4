import type { DeliveryOption } from '../shipping/fee.ts'
import { tidyUpper } from '../texts/tidy.ts'

type TaxId = {
  /** The local name of the number. */
  readonly name: string
  /** Which packages customs do not clear without it: all, or only those that a courier declares. */
  readonly needed: 'always' | 'express'
  readonly isRight: (digits: string) => boolean
}

/**
 * Countries whose customs ask for the recipient's tax number. Where it is required, and its format, come from
 * carriers' notes and the countries' own check digits; staff check for changes. Values are compared without
 * blanks, dots, hyphens and slashes.
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
  PE: {
    name: 'DNI / CE / RUC',
    needed: 'express',
    // Foreign residents have a CE (carné de extranjería) of nine digits.
    isRight: (id) => /^(\d{8,9}|(10|15|17|20)\d{9})$/.test(id),
  },
  TR: { name: 'TC Kimlik No / VKN', needed: 'always', isRight: (id) => isKimlik(id) || isVkn(id) },
}

const taxIdOf = (country: string): TaxId | undefined =>
  Object.hasOwn(TAX_IDS, country) ? TAX_IDS[country] : undefined

/**
 * The local name of the recipient's tax number where customs ask for one, else null, in which case the form
 * hides the field.
 */
export const taxIdName = (country: string): string | null => taxIdOf(country)?.name ?? null

/**
 * Whether a package cannot be cleared without the number: on every line, or only on an express line, where a
 * courier makes a formal declaration.
 */
export function needsTaxId(country: string, option?: DeliveryOption): boolean {
  const needed = taxIdOf(country)?.needed
  return needed === 'always' || (needed === 'express' && option === 'express')
}

/**
 * The problem with the recipient's tax number for a country and a line: missing although customs require it,
 * or not a valid number. Null if it is fine or customs do not ask for one.
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

/**
 * A tax number as it is stored: in capitals and ASCII, without the name of the number in front (`CPF:
 * 529.982.247-25`).
 */
export const tidyTaxId = (text: string): string => tidyUpper(text).replace(NAME, '')

const NAME =
  /^(?:CUIT|CUIL|DNI|CPF|CNPJ|RUT|RUN|NIT|CC|NIK|NPWP|PCCC|RFC|CURP|CE|RUC|TC|TCKN|TC KIMLIK NO|VKN)(?:\s*[:.#]\s*|\s+)(?=.*\d)/

const bare = (taxId: string): string => tidyTaxId(taxId).replaceAll(/[\s./-]/g, '')

/**
 * The weighted sum of the digits, from the left. A letter counts as its place in ASCII after the digit 0, as
 * in Brazil: A is 17.
 */
const weighed = (id: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (id.charCodeAt(at) - 48), 0)

/** A check digit modulo 11 as in Brazil and Argentina: 11 minus the remainder, where 10 and 11 become 0. */
const restOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

function isCpf(id: string): boolean {
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return false
  return (
    restOf(weighed(id, [10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[9]) &&
    restOf(weighed(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(id[10])
  )
}

/** Since July 2026 new numbers have letters among the first twelve. */
function isCnpj(id: string): boolean {
  if (!/^[A-Z\d]{12}\d{2}$/.test(id) || /^(\d)\1+$/.test(id)) return false
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

/** The number of a Turkish company. */
function isVkn(id: string): boolean {
  if (!/^\d{10}$/.test(id)) return false
  const sum = [...id.slice(0, 9)].reduce((total, digit, at) => {
    const moved = (Number(digit) + 9 - at) % 10
    const part = (moved * 2 ** (9 - at)) % 9
    return total + (moved !== 0 && part === 0 ? 9 : part)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(id[9])
}
