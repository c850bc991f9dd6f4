import { estimateShipping as route } from '@longhaul/contract/shipping/shipping.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { type DutyAsked, type LandedDuty, isDutyKnown } from '@longhaul/domain/duty/landed-duty.ts'
import { taxedBill } from '@longhaul/domain/landed-cost/duty-on-bill.ts'
import { type BillRow, billTotal, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { charges } from '@longhaul/domain/shipping/charges.ts'
import { byTotal } from '@longhaul/domain/shipping/suggest-line.ts'
import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { readDutyRules, toDutyCard } from '../customs/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import {
  type LineOffer,
  compareLines,
  defaultCountry,
  findCountry,
  lineFigures,
  listAllCategories,
} from '../shipping/public.ts'

export const estimateShippingAction = writeAction(route, estimateShipping)

/**
 * Compares the price of a package today on all lines, for a weight, a size and a category of goods, including
 * our fee for packing. If the goods have a value, with what customs charge, by the total to the door.
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
  const asked =
    body.country ?? (await defaultCountry(tx, me?.id, request.headers['accept-language'] ?? '', now))
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
  const customs =
    body.goods_fen === undefined ? null : await askCustoms(tx, { country, shopperId: me?.id }, body, now)
  const offers = (await compareLines(tx, parcel, { lang, now })).map((offer): Priced => {
    const operationFen = settings.operationFeeFen
    const bill = offer.quote ? parcelBill(offer.quote, charges({ freightFen: 0, operationFen })) : null
    const taxed = bill && customs && taxedBill(customs, { ...offer, bill }, body.weight_grams)
    return { ...offer, bill: taxed?.bill ?? bill, duty: taxed?.duty ?? null }
  })
  return {
    country,
    weight_grams: body.weight_grams,
    sized: sizeMm !== undefined,
    lines: offers
      .toSorted((a, b) => byTotal(toTotal(a), toTotal(b)))
      .map((offer) => toLine(offer, body.weight_grams, lang)),
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

type Priced = LineOffer & { bill: BillRow[] | null; duty: LandedDuty | null }

/** Goods of which nothing but the value is known: customs may charge the most of what their rates allow. */
async function askCustoms(
  tx: Tx,
  { country, shopperId }: { country: string; shopperId: string | undefined },
  { goods_fen: valueFen = 0, weight_grams: grams, category }: BodyOf<typeof route>,
  now: Date,
): Promise<DutyAsked> {
  const rules = await readDutyRules(tx, { country }, now, shopperId ? { shopperId } : undefined)
  return {
    ...rules,
    goods: [{ code: null, valueFen, pieces: 1, grams, categories: category ? [category] : [] }],
  }
}

/**
 * What a line costs to the door, as far as customs were asked; one that cannot carry it follows all others.
 */
const toTotal = ({ bill, duty }: Priced) => ({
  totalFen: bill ? billTotal(bill) + (duty?.fen.likely ?? 0) : Number.MAX_SAFE_INTEGER,
  isTotalKnown: bill !== null && (duty === null || isDutyKnown(duty)),
})

function toLine(offer: Priced, weightGrams: number, lang: Lang) {
  const { bill, duty, taxMode } = offer
  const { fees } = shippingIn(lang)
  return {
    ...lineFigures(offer, weightGrams),
    fees: (bill ?? []).map(({ kind, feeFen, tax }) => ({
      kind,
      name: kind === 'service' ? '' : (tax?.name[lang] ?? fees[kind]),
      fee_fen: feeFen,
    })),
    total_fen: bill ? billTotal(bill) : null,
    tax_mode: taxMode,
    duty: duty && toDutyCard(duty, offer.name, lang),
  }
}
