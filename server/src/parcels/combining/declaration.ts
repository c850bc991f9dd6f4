import { FIRST_LANG, type Texts } from '@longhaul/domain/languages.ts'
import type { createParcel } from '@longhaul/contract/parcels/parcels.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { AddressParts } from '@longhaul/domain/addresses/address-lines.ts'
import { taxIdName, whyNotTaxId } from '@longhaul/domain/addresses/tax-id.ts'
import { tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { type ProductIds, sellerItemOf } from '@longhaul/domain/customs/product-ids.ts'
import { describedAs } from '@longhaul/domain/customs/hs-entry.ts'
import { findHsCode } from '@longhaul/domain/customs/hs-codes.ts'
import { proposeHsCode } from '@longhaul/domain/customs/hs-search.ts'
import { hasHan, latinPart } from '@longhaul/domain/printing/latin-words.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import type { DutyGoods } from '@longhaul/domain/duty/landed-duty.ts'
import { whyNotDeclare } from '@longhaul/domain/shipping/declaration.ts'
import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import { unprintableIn, unprintableRule } from '@longhaul/domain/addresses/unprintable.ts'
import type { AddressRow } from '../../addresses/public.ts'
import { type ConfirmedProduct, unknownHsCodes } from '../../customs/public.ts'
import { badInput, printRule } from '../../platform/http/refusal.ts'
import type { Goods } from './select-goods.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'

type Entered = BodyOf<typeof createParcel>['declaration']

/**
 * The customs declaration of a package: each thing in it once, described in Latin letters, which customs
 * everywhere can read, and in Chinese for Chinese customs; with its tariff number if known, and a value of at
 * least the price paid. A refusal names the faulty row.
 */
export async function readDeclaration(
  entered: Entered,
  goods: readonly Goods[],
  confirmed: ReadonlyMap<string, ConfirmedProduct>,
): Promise<Declared[]> {
  const unknown = await unknownHsCodes(typedCodes(entered))
  entered.forEach((row, index) => {
    if (!goods.some((thing) => thing.id === row.stock_item_id))
      throw badInput({ [`declaration.${index}.stock_item_id`]: 'unknown' })
    const faults = wordIssues(row, unknown)
    if (Object.keys(faults).length > 0)
      throw badInput(
        Object.fromEntries(
          Object.entries(faults).map(([name, rule]) => [`declaration.${index}.${name}`, rule]),
        ),
      )
  })
  return goods.map((thing) => {
    const index = entered.findIndex((row) => row.stock_item_id === thing.id)
    const row = entered[index]
    if (!row) throw badInput({ declaration: 'required' }, 'fill_in_all_items')
    refuseValue(row, thing.value_fen, `declaration.${index}`)
    return toDeclared(row, thing, confirmed.get(thing.id))
  })
}

/**
 * The faults in the text of a row, by field: a description in a script that customs cannot read, or a tariff
 * number that is invalid or one of those that do not exist.
 */
export function wordIssues(
  row: { description: string; description_chinese?: string; hs_code?: string },
  unknown: ReadonlySet<string>,
): Record<string, string> {
  const faults: Record<string, string> = {}
  const unprintable = whyNotPrint(row.description)
  if (unprintable) faults['description'] = printRule(unprintable)
  const chinese = row.description_chinese?.trim() ?? ''
  if (chinese !== '' && !hasHan(chinese)) faults['description_chinese'] = 'chinese'
  const code = tidyHsCode(row.hs_code ?? '')
  const why = code === '' ? null : (whyNotHsCode(code) ?? (unknown.has(code) ? 'unknown' : null))
  if (why) faults['hs_code'] = why === 'format' ? 'hs_code' : 'unknown'
  return faults
}

/** The tariff numbers of some rows, as they would be stored. */
export const typedCodes = (rows: readonly { hs_code?: string }[]): string[] =>
  rows.flatMap(({ hs_code }) => tidyHsCode(hs_code ?? '') || [])

/** Declaring less than was paid is a false declaration; declaring more requires a reason, which is stored. */
function refuseValue(row: Entered[number], paidFen: number, at: string): void {
  const why = whyNotDeclare({ paidFen, declaredFen: row.value_fen, reason: row.reason })
  if (why === 'declared_too_low') throw badInput({ [`${at}.value_fen`]: 'below_paid' }, 'declared_too_low')
  if (why === 'reason_required') throw badInput({ [`${at}.reason`]: 'required' }, 'reason_required')
  if (why) throw badInput({ [`${at}.value_fen`]: 'too_small' })
}

function toDeclared(row: Entered[number], goods: Goods, confirmed: ConfirmedProduct | undefined): Declared {
  const code = tidyHsCode(row.hs_code ?? '')
  const reason = row.reason?.trim() ?? ''
  const chinese = row.description_chinese?.trim() || chineseOf(goods.title, code)
  return {
    stock_item_id: goods.id,
    description: row.description.trim(),
    ...(chinese ? { description_chinese: chinese } : {}),
    ...(code ? { hs_code: code } : {}),
    value_fen: row.value_fen,
    pieces: goods.quantity,
    grams: goods.weight_grams,
    ...(goods.category ? { category: goods.category } : {}),
    ...(reason && row.value_fen !== goods.value_fen ? { reason } : {}),
    ...idsOf(goods, confirmed),
  }
}

/** What identifies the product: its number on its marketplace, and what staff confirmed of it earlier. */
function idsOf({ platform, item_id }: Goods, confirmed: ConfirmedProduct | undefined): ProductIds {
  const seller_item = sellerItemOf(platform, item_id)
  return {
    ...(seller_item ? { seller_item } : {}),
    ...(confirmed?.maker_item ? { maker_item: confirmed.maker_item } : {}),
    ...(confirmed?.standard_item ? { standard_item: confirmed.standard_item } : {}),
    ...(confirmed?.no_standard_item ? { no_standard_item: true } : {}),
    ...(confirmed?.maker ? { maker: confirmed.maker } : {}),
  }
}

/** Refuses an address without a valid tax id if the recipient's customs require one for this kind of line. */
export function refuseTaxId(
  address: Pick<AddressRow, 'country' | 'tax_id'>,
  option: DeliveryOption,
  field = 'address_id',
): void {
  const why = whyNotTaxId(address.country, address.tax_id, option)
  if (why) throw badInput({ [field]: `tax_id_${why}|${taxIdName(address.country)}` })
}

/**
 * Refuses an address that cannot be printed on a label. It was stored before the rule, because new ones are
 * refused when they are saved.
 */
export function refuseUnprintable(address: AddressParts, field = 'address_id'): void {
  const found = unprintableIn(address)
  if (found) throw badInput({ [field]: unprintableRule(found) }, 'address_unprintable')
}

type Titled = Pick<Goods, 'title' | 'title_latin' | 'options_text'>

/**
 * A suggestion for the shopper to confirm: what staff confirmed of the product; otherwise the title in Latin
 * letters, or else its Latin part, the category, or the tariff's name for it; empty if the shopper has to
 * describe the goods.
 */
export function suggestDeclaration(
  goods: Titled & Pick<Goods, 'category'>,
  categories: readonly { id: string; name: Texts }[],
  confirmed: ConfirmedProduct | undefined,
): { description: string; description_chinese: string; hs_code: string | null } {
  if (confirmed) {
    const { description, description_chinese, hs_code } = confirmed
    return { description, description_chinese, hs_code }
  }
  const guess = guessOf(goods)
  const category = categories.find((entry) => entry.id === goods.category)?.name[FIRST_LANG] ?? ''
  return {
    description:
      latinPart(goods.title_latin) ||
      latinPart(goods.title) ||
      latinPart(category) ||
      (guess ? describedAs(guess) : ''),
    description_chinese: chineseOf(goods.title, guess?.code ?? ''),
    hs_code: guess?.code ?? null,
  }
}

const guessOf = ({ title, options_text: options, title_latin: latin }: Titled) =>
  proposeHsCode({ title, options: options ?? '', latin })

/** The goods in Chinese: the tariff's name for them, or else their title if it is in Chinese. */
const chineseOf = (title: string, hsCode: string): string =>
  findHsCode(hsCode)?.chinese ?? (hasHan(title) ? [...title].slice(0, 60).join('') : '')

/** Goods as customs see them, if the shopper declares what we suggest (`suggestDeclaration`). */
export function suggestedGoods(goods: Goods, confirmed: ConfirmedProduct | undefined): DutyGoods {
  const { value_fen, quantity: pieces, weight_grams: grams, category } = goods
  const code = confirmed ? confirmed.hs_code : guessOf(goods)?.code
  return toDutyGoods({
    ...(code ? { hs_code: code } : {}),
    value_fen,
    pieces,
    grams,
    ...(category ? { category } : {}),
  })
}

/** A row as customs see it. */
export const toDutyGoods = (
  row: Pick<Declared, 'hs_code' | 'value_fen' | 'pieces' | 'grams' | 'category'>,
): DutyGoods => ({
  code: row.hs_code ?? null,
  valueFen: row.value_fen,
  pieces: row.pieces ?? 1,
  grams: row.grams ?? null,
  categories: row.category ? [row.category] : [],
})
