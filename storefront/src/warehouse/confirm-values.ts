import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Body } from '@longhaul/contract/routes.ts'
import { taxIdName, whyNotTaxId } from '@longhaul/domain/addresses/tax-id.ts'
import { unprintableIn, unprintableRule } from '@longhaul/domain/addresses/unprintable.ts'
import { insurableFen, whyNotInsure } from '@longhaul/domain/claims/insurable.ts'
import { tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { hasHan } from '@longhaul/domain/printing/latin-words.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { customsText } from '@longhaul/text/storefront/parcels/customs.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import type { SavedAddress } from '../shared/address/address-values.ts'
import type { LineQuote, Preview } from './preview.ts'

export type Declared = Preview['declaration'][number]

/**
 * The values of the confirm-info form. Each item in the package has its own description and value, keyed by
 * its id.
 */
export type ConfirmValues = {
  address_id: string
  line_id: string
  service_ids: readonly string[]
  insured: boolean
  insured_value: string
  /** The coupon: `auto` uses the best for the line, an empty string none. */
  coupon: string
  /** `estimate` or `exact`. */
  pay_way: string
  remark: string
  terms: boolean
} & Record<DeclaredField, string>

type DeclaredField = `${'description' | 'value' | 'chinese' | 'hs' | 'reason'}:${string}`

/** The form's initial values: what we know of the goods, at the prices paid. */
export function startValues(goods: Preview, addressId: string, lineId: string): ConfirmValues {
  const declared: Record<DeclaredField, string> = {}
  for (const row of goods.declaration) {
    declared[`description:${row.stock_item_id}`] = row.description
    declared[`value:${row.stock_item_id}`] = plainMoney(row.value_fen)
    declared[`reason:${row.stock_item_id}`] = ''
    declared[`hs:${row.stock_item_id}`] = row.hs_code ?? ''
    declared[`chinese:${row.stock_item_id}`] = row.description_chinese ?? ''
  }
  // In the order of the page, because mistakes are listed in that order.
  return {
    line_id: lineId,
    service_ids: [],
    insured: false,
    insured_value: plainMoney(insurableFen(goods.goods_fen)),
    remark: '',
    ...declared,
    address_id: addressId,
    coupon: 'auto',
    pay_way: 'estimate',
    terms: false,
  }
}

/** The rules of each field, as sentences. */
export function confirmChecks(
  goods: Preview,
  line: () => LineQuote | undefined,
  addressOf: (id: string) => SavedAddress | undefined,
) {
  const text = warehouseText.confirm
  const checks: Record<string, (value: unknown, all: ConfirmValues) => string | null> = {
    address_id: (id) => (id ? whyNotAddress(addressOf(String(id)), line()) : text.addressMissing),
    line_id: () => (line() ? null : text.methodMissing),
    insured_value: (_, all) => (all.insured ? whyNotInsured(all.insured_value, goods.goods_fen) : null),
    terms: (accepted) => (accepted ? null : text.termsMissing),
  }
  for (const row of goods.declaration) {
    checks[`description:${row.stock_item_id}`] = (typed) => whyNotDescription(String(typed))
    checks[`value:${row.stock_item_id}`] = (typed) => whyNotValue(String(typed), row.value_fen)
    checks[`reason:${row.stock_item_id}`] = (typed, all) => {
      const fen = readYuan(all[`value:${row.stock_item_id}`] ?? '') ?? 0
      return fen > row.value_fen && String(typed).trim() === '' ? customsText.reasonMissing : null
    }
    checks[`hs:${row.stock_item_id}`] = (typed) => whyNotCode(String(typed))
    checks[`chinese:${row.stock_item_id}`] = (typed) =>
      String(typed).trim() === '' || hasHan(String(typed)) ? null : customsText.chineseWrong
  }
  return checks
}

/** The insured value in fen; 0 without insurance, and while the typed value is invalid. */
export function insuredFen(values: ConfirmValues, goodsFen: number): number {
  const fen = values.insured ? readYuan(values.insured_value) : 0
  return fen !== null && fen <= insurableFen(goodsFen) ? fen : 0
}

/** The body of `POST /parcels`. `total` is the amount that the shopper saw. */
export const confirmBody = (
  values: ConfirmValues,
  goods: Preview,
  line: LineQuote,
  address: SavedAddress | undefined,
): Body<'POST /parcels'> => ({
  stock_item_ids: goods.declaration.map((row) => row.stock_item_id),
  address_id: values.address_id,
  line_id: line.line_id,
  service_ids: [...values.service_ids],
  insured_fen: insuredFen(values, goods.goods_fen),
  declaration: goods.declaration.map(({ stock_item_id: id }) => ({
    stock_item_id: id,
    description: values[`description:${id}`]?.trim() ?? '',
    ...wordsOf(values, id),
    value_fen: readYuan(values[`value:${id}`] ?? '') ?? 0,
  })),
  remark: values.remark.trim(),
  ...(line.coupon_id ? { coupon_id: line.coupon_id } : {}),
  ...(values.pay_way === 'exact' ? { pay_way: 'exact' as const } : {}),
  ...(address ? { expected_address: seenOf(address) } : {}),
  expected_total_fen: line.total_fen ?? 0,
  accept_terms: true,
})

/** Omits empty optional fields. */
function wordsOf(values: ConfirmValues, id: string) {
  const hs_code = tidyHsCode(values[`hs:${id}`] ?? '')
  const description_chinese = values[`chinese:${id}`]?.trim()
  const reason = values[`reason:${id}`]?.trim()
  return {
    ...(description_chinese ? { description_chinese } : {}),
    ...(hs_code ? { hs_code } : {}),
    ...(reason ? { reason } : {}),
  }
}

/** The address as displayed, which is what the shopper agrees to. */
const seenOf = (address: SavedAddress) => ({
  first_name: address.first_name,
  last_name: address.last_name,
  email: address.email,
  country: address.country,
  province: address.province,
  city: address.city,
  address: address.address,
  postcode: address.postcode,
  phone: address.phone,
  tax_id: address.tax_id,
})

/** What is declared otherwise than suggested, as far as it is complete: duty and tax depend on it. */
export const declaredOtherwise = (values: ConfirmValues, goods: Preview) =>
  goods.declaration.flatMap(({ stock_item_id: id, hs_code: suggested, value_fen: paidFen }) => {
    const typed = tidyHsCode(values[`hs:${id}`] ?? '')
    const hs_code = typed === '' || whyNotHsCode(typed) === null ? typed : ''
    const value_fen = readYuan(values[`value:${id}`] ?? '') || paidFen
    const isSame = hs_code === (suggested ?? '') && value_fen === paidFen
    return isSame ? [] : [{ stock_item_id: id, hs_code, value_fen }]
  })

/** The coupon in the format of the price request. */
export const couponWish = (coupon: string): { suggest_coupon?: boolean; coupon_id?: string } =>
  coupon === 'auto' ? { suggest_coupon: true } : coupon === '' ? {} : { coupon_id: coupon }

/** Maps the server's sentences to their fields: `declaration.0.description` belongs to the first item. */
export function errorsAtFields(error: CallError, goods: Preview): Partial<Record<string, string>> {
  const found = Object.entries(error.fields).map(([name, sentence]): [string, string] => {
    const [, row, field] = /^declaration\.(\d+)\.(\w+)$/.exec(name) ?? []
    const id = goods.declaration[Number(row)]?.stock_item_id
    if (id && field && FIELD_OF[field]) return [`${FIELD_OF[field]}:${id}`, sentence]
    return [name === 'insured_fen' ? 'insured_value' : name === 'accept_terms' ? 'terms' : name, sentence]
  })
  return Object.fromEntries(found)
}

const FIELD_OF: Readonly<Record<string, string>> = {
  description: 'description',
  description_chinese: 'chinese',
  hs_code: 'hs',
  value_fen: 'value',
  reason: 'reason',
}

/**
 * A letter that cannot be printed there, in an address saved before this was checked; or the missing
 * recipient's tax number, where customs insist on it for this line.
 */
export function whyNotAddress(address: SavedAddress | undefined, line: LineQuote | undefined): string | null {
  if (!address) return null
  const unprintable = unprintableIn(address)
  if (unprintable) return fieldSentence(errorText.fields, unprintableRule(unprintable))
  const why = whyNotTaxId(address.country, address.tax_id, line?.option)
  const name = taxIdName(address.country) ?? ''
  return why && (why === 'missing' ? customsText.taxIdMissing(name) : customsText.taxIdWrong(name))
}

function whyNotCode(typed: string): string | null {
  const code = tidyHsCode(typed)
  const why = code === '' ? null : whyNotHsCode(code)
  return why && (why === 'format' ? customsText.codeWrong : customsText.codeUnknown)
}

function whyNotDescription(typed: string): string | null {
  const text = warehouseText.confirm
  if (typed.trim() === '') return text.descriptionMissing
  return whyNotPrint(typed) ? text.descriptionLatin : null
}

function whyNotValue(typed: string, paidFen: number): string | null {
  const fen = readYuan(typed)
  if (!fen) return warehouseText.inbound.money_wrong
  return fen < paidFen ? warehouseText.confirm.valueTooLow(money(paidFen)) : null
}

function whyNotInsured(typed: string, goodsFen: number): string | null {
  const fen = readYuan(typed)
  if (!fen) return warehouseText.inbound.money_wrong
  const whyNot = whyNotInsure(fen, goodsFen)
  if (whyNot === null) return null
  const sentence = warehouseText.confirm[whyNot === 'above_price' ? 'insuredTooHigh' : 'insuredBeyondCap']
  return sentence(money(insurableFen(goodsFen)))
}
