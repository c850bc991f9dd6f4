import type { DeliveryOption } from '../shipping/fee.ts'
import { tidyUpper } from '../texts/tidy.ts'
import {
  isAadhaar,
  isCedula,
  isCnpj,
  isCpf,
  isCuit,
  isIin,
  isInn,
  isIsraeliId,
  isKimlik,
  isRut,
  isSaudiId,
  isTaiwanId,
  isUkrainianId,
  isVkn,
} from './tax-id-digits.ts'

/**
 * Which packages customs do not clear without the number: all; only those that a courier declares; or none
 * for certain, and they may still ask for it: only trade knowledge says so, which refuses nothing.
 */
export const NEEDED = ['always', 'express', 'asked'] as const

type TaxId = {
  /** The local name of the number. */
  readonly name: string
  readonly needed: (typeof NEEDED)[number]
  /** A number that somebody could have, as it is written there. */
  readonly example: string
  readonly isRight: (id: string) => boolean
}

const idOf = (
  name: string,
  needed: TaxId['needed'],
  example: string,
  isRight: RegExp | ((id: string) => boolean),
): TaxId => ({
  name,
  needed,
  example,
  isRight: isRight instanceof RegExp ? (id) => isRight.test(id) : isRight,
})

/**
 * Countries whose customs ask for a number of the recipient: the only table of them (the duty rules of a
 * place, `rules/`, say that it is demanded and by which source). Formats come from carriers' notes and the
 * countries' own check digits; staff check for changes. Values are compared without blanks, dots, hyphens and
 * slashes.
 */
const TAX_IDS: Readonly<Record<string, TaxId>> = {
  AR: idOf('CUIT / DNI', 'always', '20-12345678-6', (id) => /^\d{7,8}$/.test(id) || isCuit(id)),
  AZ: idOf('FIN', 'asked', '5ABC123', /^[A-Z\d]{7}$/),
  BR: idOf('CPF / CNPJ', 'always', '529.982.247-25', (id) => isCpf(id) || isCnpj(id)),
  BY: idOf('Passport / ID number', 'asked', 'MP1234567', /^([A-Z]{2}\d{7}|\d{7}[A-Z]\d{3}[A-Z]{2}\d)$/),
  CL: idOf('RUT', 'always', '12.345.678-5', isRut),
  CO: idOf('NIT / CC', 'express', '1020304050', /^\d{5,10}$/),
  CR: idOf('Cédula / DIMEX', 'always', '1-2345-6789', /^[1-9]\d{8,11}$/),
  EC: idOf('Cédula / RUC', 'always', '1710034065', (id) => isCedula(id) || /^\d{10}(?!000)\d{3}$/.test(id)),
  EG: idOf('National ID', 'asked', '29001011234567', /^[23]\d{13}$/),
  ID: idOf('NIK / NPWP', 'express', '3171011708450001', /^\d{15,16}$/),
  IL: idOf('Teudat Zehut', 'asked', '000000018', isIsraeliId),
  IN: idOf(
    'Aadhaar / PAN / Passport',
    'asked',
    '2341 2341 2346',
    (id) => isAadhaar(id) || /^([A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|[A-Z]\d{7})$/.test(id),
  ),
  KE: idOf('KRA PIN', 'asked', 'A012345678Z', /^[A-Z]\d{9}[A-Z]$/),
  KR: idOf('PCCC', 'always', 'P123456789012', /^P\d{12}$/),
  KW: idOf('Civil ID', 'asked', '290010112345', /^[123]\d{11}$/),
  KZ: idOf('IIN / BIN', 'asked', '900101300017', isIin),
  MX: idOf(
    'RFC / CURP',
    'express',
    'GODE561231GR8',
    /^([A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}|[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d)$/,
  ),
  // Foreign residents have a CE (carné de extranjería) of nine digits.
  PE: idOf('DNI / CE / RUC', 'express', '001234567', /^(\d{8,9}|(10|15|17|20)\d{9})$/),
  PK: idOf('CNIC', 'asked', '35202-1234567-1', /^\d{13}$/),
  QA: idOf('QID / Passport', 'always', '28412345678', /^([23]\d{10}|[A-Z\d]{6,9})$/),
  RU: idOf('ИНН (INN)', 'asked', '500100732259', isInn),
  SA: idOf('National ID / Iqama', 'asked', '1000000008', isSaudiId),
  TR: idOf('TC Kimlik No / VKN', 'always', '10000000146', (id) => isKimlik(id) || isVkn(id)),
  // A resident's number of before 2021 has two letters; a company has eight digits.
  TW: idOf(
    'ID / ARC / UBN',
    'asked',
    'A123456789',
    (id) => isTaiwanId(id) || /^([A-Z][A-D]\d{8}|\d{8})$/.test(id),
  ),
  UA: idOf('РНОКПП (tax number)', 'asked', '1234567899', isUkrainianId),
  UZ: idOf('PINFL', 'asked', '31501900123456', /^[1-6]\d{13}$/),
}

/** The countries whose customs ask for a number of the recipient. */
export const TAX_ID_COUNTRIES: readonly string[] = Object.keys(TAX_IDS)

const taxIdOf = (country: string): TaxId | undefined =>
  Object.hasOwn(TAX_IDS, country) ? TAX_IDS[country] : undefined

/**
 * The local name of the recipient's tax number where customs ask for one, else null, in which case the form
 * hides the field.
 */
export const taxIdName = (country: string): string | null => taxIdOf(country)?.name ?? null

/** A number as it is written in a country, empty where none is asked for. */
export const taxIdExample = (country: string): string => taxIdOf(country)?.example ?? ''

/** On which packages to a country customs insist on the number; null where they do not ask for one. */
export const taxIdNeed = (country: string): TaxId['needed'] | null => taxIdOf(country)?.needed ?? null

/**
 * The problem with the recipient's tax number for a country and a line: missing although customs require it,
 * or not a valid number. Null if it is fine or customs do not ask for one.
 */
export function whyNotTaxId(
  country: string,
  taxId: string,
  option?: DeliveryOption,
): 'missing' | 'wrong' | null {
  const known = taxIdOf(country)
  if (taxId.trim() === '') {
    const { needed } = known ?? { needed: 'asked' }
    return needed === 'always' || (needed === 'express' && option === 'express') ? 'missing' : null
  }
  return known && !known.isRight(bare(taxId)) ? 'wrong' : null
}

/**
 * A tax number as it is stored: in capitals and ASCII, without the name of the number in front (`CPF:
 * 529.982.247-25`).
 */
export const tidyTaxId = (text: string): string => tidyUpper(text).replace(NAME, '')

const NAME =
  /^(?:ИНН|ИИН|AADHAAR|ARC|BIN|CC|CE|CNIC|CNPJ|CPF|CUIL|CUIT|CURP|DIMEX|DNI|FIN|IIN|INN|IQAMA|NIK|NIT|NPWP|PAN|PCCC|PIN|PINFL|QID|RFC|RUC|RUN|RUT|TC|TC KIMLIK NO|TCKN|UBN|VKN)(?:\s*[:.#]\s*|\s+)(?=.*\d)/

const bare = (taxId: string): string => tidyTaxId(taxId).replaceAll(/[\s./-]/g, '')
