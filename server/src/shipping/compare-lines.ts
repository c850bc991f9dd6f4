import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'
import {
  type DeliveryOption,
  type LineRefusal,
  type Quote,
  type ShippingRate,
  type SizeMm,
  isRefused,
} from '@longhaul/domain/shipping/fee.ts'
import { quoteLines } from '@longhaul/domain/shipping/quote-lines.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { lineRefusalIn, shippingIn } from '@longhaul/text/documents/shipping.ts'
import type { Db } from '../platform/database/db.ts'
import type { DutyTerms } from './sql-duty-terms.ts'
import { listCategories, listLinesTo } from './sql.ts'

/** A parcel to be shipped. Without a size it is priced by weight alone. */
export type Parcel = {
  country: string
  weightGrams: number
  sizeMm?: SizeMm
  categories: readonly string[]
}

/** A line with its price, or with all reasons why it cannot carry the parcel, as sentences. */
export type LineOffer = DutyTerms & {
  lineId: string
  name: string
  option: DeliveryOption
  taxMode: TaxMode
  rate: ShippingRate | null
  quote: Quote | null
  refusals: string[]
  /** The names of the categories of goods that it refuses. */
  cannotCarry: string[]
}

/** All lines for one parcel by the current rate card: the cheapest first, those that cannot carry it last. */
export async function compareLines(
  db: Db,
  parcel: Parcel,
  { lang, now }: { lang: Lang; now: Date },
): Promise<LineOffer[]> {
  const rows = await listLinesTo(db, parcel.country, now)
  const nameOf = await categoryNames(db, lang)
  const lines = rows.map((row) => ({ lineCode: row.id, option: row.option, rate: row.rate }))
  return quoteLines(lines, parcel).map(({ lineCode, option, rate, answer }) => {
    const row = rows.find((row) => row.id === lineCode)
    return {
      lineId: lineCode,
      name: row?.name[lang] ?? lineCode,
      option,
      taxMode: row?.tax_mode ?? 'ddu',
      paidUpTo: row?.paidUpTo ?? null,
      excludes: row?.excludes ?? [],
      markup: row?.markup ?? null,
      rate,
      quote: isRefused(answer) ? null : answer,
      refusals: row?.closedWhy
        ? [shippingIn(lang).closed(row.closedWhy[lang])]
        : isRefused(answer)
          ? answer.refusals.map((refusal) => lineRefusalIn(lang, refusal, nameOf))
          : [],
      cannotCarry: rate?.refusedCategories.map(nameOf) ?? [],
    }
  })
}

/** A function that puts the reason why a line cannot carry something into a sentence of a language. */
export async function refusalSentence(db: Db, lang: Lang): Promise<(refusal: LineRefusal) => string> {
  const nameOf = await categoryNames(db, lang)
  return (refusal) => lineRefusalIn(lang, refusal, nameOf)
}

/** The names of the categories of goods, which staff can edit. */
async function categoryNames(db: Db, lang: Lang): Promise<(id: string) => string> {
  const categories = await listCategories(db)
  return (id) => categories.find((category) => category.id === id)?.name[lang] ?? id
}
