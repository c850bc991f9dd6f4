import { estimateShipping as route } from '@longhaul/contract/shipping/shipping.ts'
import { billTotal, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { charges } from '@longhaul/domain/shipping/charges.ts'
import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { type LineOffer, compareLines } from './compare-lines.ts'
import { defaultCountry } from './default-country.ts'
import { lineFigures } from './line-figures.ts'
import { findCountry } from './sql.ts'
import { listAllCategories } from './sql-desk.ts'

export const estimateShippingAction = writeAction(route, estimateShipping)

/**
 * Compares the price of a package today on all lines, for a weight, a size and a category of goods, including
 * our fee for packing.
 */
async function estimateShipping({
  tx,
  body,
  me,
  lang,
  now,
  request,
}: WriteCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  if (!settings.featureShippingEstimate) throw new Refusal('feature_closed')
  const asked = body.country ?? (await defaultCountry(tx, me?.id, request.headers['accept-language'] ?? ''))
  const country = orNotFound(await findCountry(tx, asked)).code
  const categories = (await listAllCategories(tx)).filter((category) => !category.forbidden)
  if (body.category !== undefined && !categories.some((category) => category.id === body.category))
    throw badInput({ category: 'unknown' })
  const sizeMm = sizeOf(body)
  const parcel = {
    country,
    weightGrams: body.weight_grams,
    ...(sizeMm ? { sizeMm } : {}),
    categories: body.category === undefined ? [] : [body.category],
  }
  const offers = await compareLines(tx, parcel, { lang, now })
  return {
    country,
    weight_grams: body.weight_grams,
    sized: sizeMm !== undefined,
    lines: offers.map((offer) => toLine(offer, body.weight_grams, settings.operationFeeFen, lang)),
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name[lang],
    })),
  }
}

/** Requires all three sides or none, so that no missing side has to be guessed. */
function sizeOf(body: { length_mm?: number; width_mm?: number; height_mm?: number }): SizeMm | undefined {
  const { length_mm, width_mm, height_mm } = body
  if (length_mm === undefined && width_mm === undefined && height_mm === undefined) return undefined
  const sides = { length_mm, width_mm, height_mm }
  const missing = Object.entries(sides).filter(([, side]) => side === undefined)
  if (missing.length > 0)
    throw badInput(Object.fromEntries(missing.map(([name]) => [name, 'required' as const])))
  return [length_mm ?? 0, width_mm ?? 0, height_mm ?? 0]
}

function toLine(offer: LineOffer, weightGrams: number, operationFen: number, lang: Lang) {
  const bill = offer.quote ? parcelBill(offer.quote, charges({ freightFen: 0, operationFen })) : null
  const { fees } = shippingIn(lang)
  return {
    ...lineFigures(offer, weightGrams),
    fees: (bill ?? []).map(({ kind, feeFen }) => ({
      kind,
      name: kind === 'service' ? '' : fees[kind],
      fee_fen: feeFen,
    })),
    total_fen: bill ? billTotal(bill) : null,
  }
}
