import { adviseParcel as route } from '@longhaul/contract/parcels/parcel-advice.ts'
import {
  type Advice,
  type ProposedPackage,
  combineOrSplit,
  savedWithout,
} from '@longhaul/domain/parcels/advice.ts'
import { packagingSaving } from '@longhaul/domain/shipping/packaging-saving.ts'
import { PACKING_PERCENT } from '@longhaul/domain/warehouse/packing-estimate.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { listOwnStockOf } from '../../warehouse/public.ts'
import { adviseWaiting, readWaiting } from './advise-waiting.ts'
import { readDestination } from './destination.ts'
import { type PackagePricer, preparePricer } from './package-pricer.ts'
import { type Goods, selectGoods } from '../combining/select-goods.ts'

/**
 * With more things than this, the cost that each of them adds is not calculated, because it would take too
 * long.
 */
const WITHOUT_UP_TO = 30

export const adviseParcelAction = writeAction(route, adviseParcel)

/** What would make the package cheaper, over all lines. The shopper decides; nothing is stored. */
async function adviseParcel({
  tx,
  me,
  body,
  lang,
  now,
  request,
}: WriteCall<typeof route>): Answer<typeof route> {
  const goods = await selectGoods(body.stock_item_ids, (ids) => listOwnStockOf(tx, me.id, ids))
  const destination = await readDestination(tx, me.id, body, request.headers['accept-language'] ?? '', now)
  const waiting = await readWaiting(tx, goods, { lang, now })
  const pricer = await preparePricer(tx, {
    shopperId: me.id,
    goods: [...goods, ...waiting.rest],
    destination,
    serviceIds: body.service_ids ?? [],
    now,
  })
  const lineId = body.line_id ?? pricer.cheapest(goods)?.lineCode ?? null
  const quoted = lineId === null ? null : pricer.quoteOf(goods, lineId)
  const less = quoted && packagingSaving(quoted.rate, quoted.weightGrams, quoted.quote)
  const things = goods.map(toSendable)
  const advice = combineOrSplit(
    things,
    (some) =>
      pricer.cheapest(
        some.map((entry) => entry.goods),
        body.line_id,
      ),
    pricer.maxGrams.map((max) => Math.floor((max * 100) / (100 + PACKING_PERCENT))),
  )
  const isFew = goods.length <= WITHOUT_UP_TO && lineId !== null
  const without = isFew ? savedWithout(goods, (some) => pricer.offerBy(some, lineId)) : []
  return {
    line_id: lineId,
    lighter: less && { by: less.by, grams: less.grams, saved_fen: less.savedFen },
    without: without.map(({ thing, savedFen, isTotalKnown }) => ({
      stock_item_id: thing.id,
      saved_fen: savedFen,
      is_duty_known: isTotalKnown,
    })),
    is_duty_known: isDutyCounted(advice),
    together_fen: advice.together?.totalFen ?? null,
    alone_fen: advice.aloneFen,
    split: advice.split && {
      total_fen: advice.split.totalFen,
      saved_fen: advice.split.savedFen,
      packages: advice.split.packages.map((entry) => toProposal(entry, pricer, lang)),
    },
    wait: lineId === null ? null : await adviseWaiting(tx, goods, waiting, pricer, { lineId, now }),
  }
}

/** Whether every amount of a proposal contains what customs charge. */
const isDutyCounted = ({ together, split }: Advice<unknown>): boolean =>
  [...(together ? [together] : []), ...(split?.packages.map(({ offer }) => offer) ?? [])].every(
    ({ isTotalKnown }) => isTotalKnown,
  )

const toSendable = (goods: Goods) => ({
  id: goods.id,
  weightGrams: goods.weight_grams,
  volumeMm3: goods.length_mm * goods.width_mm * goods.height_mm,
  category: goods.category,
  goods,
})

function toProposal(
  { things, offer }: ProposedPackage<ReturnType<typeof toSendable>>,
  pricer: PackagePricer,
  lang: Lang,
) {
  const line = pricer.lineOf(offer.lineCode)
  return {
    stock_item_ids: things.map((thing) => thing.id),
    line_id: offer.lineCode,
    line_name: line.name[lang],
    option: line.option,
    estimated_grams: pricer.weightOf(things.map((thing) => thing.goods)),
    shipping_fen: offer.shippingFen,
    total_fen: offer.totalFen,
  }
}
