import { listPrices as route } from '@longhaul/contract/site/site.ts'
import { kindsRefused } from '@longhaul/domain/shipping/kinds-refused.ts'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { type LineOffer, compareLines } from './compare-lines.ts'
import { defaultCountry } from './default-country.ts'
import { findCountry } from './sql.ts'

const USUAL_GRAMS = 1000

export const listPricesAction = readAction(route, listPrices)

/**
 * The price table of the home page: for each delivery option its cheapest line, or the reason why there is
 * none.
 */
async function listPrices({
  db,
  query,
  me,
  lang,
  now,
  request,
}: ReadCall<typeof route>): Answer<typeof route> {
  const code =
    query.country ?? (await defaultCountry(db, me?.id, request.headers['accept-language'] ?? '', now))
  const country = orNotFound(await findCountry(db, code)).code
  const weightGrams = query.weight_grams ?? USUAL_GRAMS
  const offers = await compareLines(db, { country, weightGrams, categories: [] }, { lang, now })
  const shown = DELIVERY_OPTIONS.map((option) => ({
    option,
    offer: offers.find((offer) => offer.option === option && offer.rate),
  }))
  const refusedByOthers = (option: DeliveryOption) =>
    shown.flatMap(({ option: other, offer }) => (offer && other !== option ? [offer.cannotCarry] : []))
  return {
    country,
    weight_grams: weightGrams,
    options: shown.map(({ option, offer }) => ({
      ...toPrice(option, offer, lang),
      refused_kinds: kindsRefused(offer?.cannotCarry ?? [], refusedByOthers(option)),
    })),
  }
}

/**
 * `compareLines` puts the cheapest first, so the first offer of an option is shown. A line without confirmed
 * prices is not named to anyone, because it may be an invented example.
 */
const toPrice = (option: DeliveryOption, offer: LineOffer | undefined, lang: Lang) => ({
  option,
  line_name: offer?.name ?? null,
  first_grams: offer?.rate?.firstGrams ?? null,
  first_price_fen: offer?.rate?.firstPriceFen ?? null,
  step_grams: offer?.rate?.stepGrams ?? null,
  step_price_fen: offer?.rate?.stepPriceFen ?? null,
  customs_fee_fen: offer?.rate?.customsFeeFen ?? null,
  total_fen: offer?.quote?.totalFen ?? null,
  min_days: offer?.rate?.transitMinDays ?? null,
  max_days: offer?.rate?.transitMaxDays ?? null,
  refusal: offer ? (offer.refusals[0] ?? null) : shippingIn(lang).notServed,
})
