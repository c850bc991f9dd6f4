import { previewParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { billTotal, couponBillOf, withCoupon } from '@longhaul/domain/parcels/bill.ts'
import { TRIAL_PACKING } from '@longhaul/domain/parcels/pay-way.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { readConfirmed, readDutyRules, toDutyCard } from '../../customs/public.ts'
import { balancesOf } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { signQuote } from '../../platform/quotes.ts'
import { type CouponsOfBill, offerCoupons, ruleOfTerms } from '../../rewards/public.ts'
import { refuseBy } from '../../standing/public.ts'
import { lineFigures, listCategories } from '../../shipping/public.ts'
import { listOwnStockOf } from '../../warehouse/public.ts'
import { suggestDeclaration, toDutyGoods } from '../combining/declaration.ts'
import { readDestination } from './destination.ts'
import { taxedOn } from './duty-estimate.ts'
import { type ServiceNames, toFeeRows } from './fee-rows.ts'
import { parcelQuote } from './parcel-quote.ts'
import { type QuotedLine, quoteParcel } from './quote-parcel.ts'
import { type Goods, selectGoods } from '../combining/select-goods.ts'

export const previewParcelAction = writeAction(route, previewParcel)

/** Compares all lines for the chosen goods. Stores nothing. */
async function previewParcel({
  tx,
  me,
  body,
  lang,
  now,
  request,
  world,
}: WriteCall<typeof route>): Answer<typeof route> {
  const goods = await selectGoods(body.stock_item_ids, (ids) => listOwnStockOf(tx, me.id, ids))
  await refuseBy('ship', { tx, now }, me.id)
  const destination = await readDestination(tx, me.id, body, request.headers['accept-language'] ?? '', now)
  const { country } = destination
  const wish = {
    country,
    serviceIds: body.service_ids ?? [],
    insuredFen: body.insured_fen ?? 0,
    payWay: body.pay_way,
  }
  const quoted = await quoteParcel(tx, goods, wish, { lang, now })
  const categories = await listCategories(tx)
  const confirmed = await readConfirmed(tx, goods, country)
  const suggested = goods.map((thing) => ({
    thing,
    words: suggestDeclaration(thing, categories, confirmed.get(thing.id)),
  }))
  const rules = await readDutyRules(tx, destination, now, { shopperId: me.id })
  const declared = suggested.map(({ thing, words }) => declaredGoods(thing, words.hs_code, body.declaration))
  const grams = quoted.estimate.weightGrams
  const taxed = (line: ReturnType<typeof withCoupons>[number]) => {
    const found = line.bill && taxedOn(rules, declared, { ...line, bill: line.bill }, grams)
    return { line: { ...line, bill: found?.bill ?? null }, duty: found?.duty ?? null }
  }
  const couponsOf = (lines: readonly QuotedLine[]) =>
    offerCoupons(
      tx,
      me.id,
      lines.map((line) => couponBillOf(line.bill ?? [])),
      { lang, now },
      'each',
    )
  const quoteOf = ({ lineId, bill }: QuotedLine) =>
    body.address_id && bill
      ? {
          quote: signQuote(
            world.secret,
            parcelQuote(me.id, {
              ids: body.stock_item_ids,
              addressId: body.address_id,
              lineId,
              serviceIds: wish.serviceIds,
              insuredFen: wish.insuredFen,
              payWay: wish.payWay,
            }),
            billTotal(bill),
            now,
          ),
        }
      : {}
  return {
    country,
    goods_grams: quoted.estimate.goodsGrams,
    estimated_grams: quoted.estimate.weightGrams,
    estimated_size_mm: [...quoted.estimate.sizeMm],
    goods_fen: quoted.goodsFen,
    ...(quoted.planSavedFen > 0 ? { plan_saved_fen: quoted.planSavedFen } : {}),
    available_fen: (await balancesOf(tx, me.id)).availableFen,
    lines: withCoupons(quoted.lines, await couponsOf(quoted.lines), body)
      .map(taxed)
      .map(({ line, duty }) => ({
        ...toQuote(line, quoted.estimate.weightGrams, quoted.services, lang),
        duty: duty && toDutyCard(duty, line.name, lang),
        coupons: line.offered.choices,
        suggested_coupon_id: line.offered.suggestedId,
        coupon_id: line.couponId,
        ...quoteOf(line),
      })),
    pay_ways: toPayWays(quoted.packFirst),
    services: quoted.services.filter(isExtra).map((service) => ({
      id: service.id,
      name: service.name[lang],
      note: service.note[lang],
      price_fen: service.unit === 'item' ? service.price_fen * goods.length : service.price_fen,
      ...(service.unit === 'item' ? { each_fen: service.price_fen } : {}),
    })),
    declaration: suggested.map(({ thing, words }) => ({
      stock_item_id: thing.id,
      ...words,
      quantity: thing.quantity,
      value_fen: thing.value_fen,
      category: thing.category,
    })),
  }
}

/** Goods as customs see them: as the shopper declares them, or else as we suggest. */
function declaredGoods(thing: Goods, code: string | null, declared: BodyOf<typeof route>['declaration']) {
  const own = declared?.find((row) => row.stock_item_id === thing.id)
  const typed = own && tidyHsCode(own.hs_code)
  return toDutyGoods({
    ...(typed === undefined
      ? code === null
        ? {}
        : { hs_code: code }
      : isHsCode(typed)
        ? { hs_code: typed }
        : {}),
    value_fen: own?.value_fen ?? thing.value_fen,
    pieces: thing.quantity,
    grams: thing.weight_grams,
    ...(thing.category ? { category: thing.category } : {}),
  })
}

const isHsCode = (code: string): boolean => whyNotHsCode(code) === null

/** Trial packing is not offered as an extra service: it is chosen by the way to pay. */
const isExtra = (service: { id: string }): boolean => service.id !== TRIAL_PACKING

const toPayWays = (packFirst: { feeFen: number; depositFen: number } | null) => [
  { id: 'estimate' as const, fee_fen: 0, deposit_fen: 0 },
  ...(packFirst
    ? [{ id: 'exact' as const, fee_fen: packFirst.feeFen, deposit_fen: packFirst.depositFen }]
    : []),
]

/**
 * Applies to each line the chosen coupon, or the best one for it. A coupon that cannot be used takes nothing
 * off; the choices say why.
 */
function withCoupons(
  lines: readonly QuotedLine[],
  offers: readonly CouponsOfBill[],
  wish: { coupon_id?: string; suggest_coupon?: boolean },
) {
  return lines.map((line, at) => {
    const offered = offers[at]!
    const id = wish.suggest_coupon ? offered.suggestedId : (wish.coupon_id ?? null)
    const choice = offered.choices.find((choice) => choice.id === id && choice.refusal === null)
    const bill = choice && line.bill ? withCoupon(line.bill, ruleOfTerms(choice)) : line.bill
    return { ...line, bill, offered, couponId: choice?.id ?? null }
  })
}

/** A line as sent over the wire. */
const toQuote = (line: QuotedLine, weightGrams: number, services: ServiceNames, lang: Lang) => ({
  ...lineFigures(line, weightGrams),
  fees: line.bill ? toFeeRows(line.bill, services, lang) : [],
  total_fen: line.bill ? billTotal(line.bill) : null,
  tax_mode: line.taxMode,
})
