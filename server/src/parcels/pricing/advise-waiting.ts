import { boxOf } from '@longhaul/domain/landed-cost/ends.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { waitOrSend } from '@longhaul/domain/parcels/wait-or-send.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { estimateGoods } from '../../goods-knowledge/public.ts'
import { restrictedIn } from '../../goods/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { readSettings } from '../../site/public.ts'
import { freeDaysLeft } from '../../warehouse/public.ts'
import type { Goods } from '../combining/select-goods.ts'
import type { PackagePricer } from './package-pricer.ts'
import { type UnderWay, listOwnUnderWay } from './sql-under-way.ts'

const DAY_MS = 86_400_000
/** Assumed days to the dock if none are known for a product. */
const USUAL_DAYS = 7
/** The most pieces of one thing calculated as separate boxes; more are combined into as many larger ones. */
const PIECES_MAX = 20

/** Goods still on their way to the warehouse of those on the shelf, and their expected pieces. */
export async function readWaiting(
  tx: Tx,
  goods: readonly Goods[],
  at: { lang: Lang; now: Date },
): Promise<{ underWay: readonly UnderWay[]; rest: readonly Goods[] }> {
  const [first] = goods
  const underWay = first ? await listOwnUnderWay(tx, first.shopper_id, first.warehouse_id) : []
  const rest: Goods[] = []
  for (const thing of underWay) if (first) rest.push(...(await piecesOf(tx, thing, first, at)))
  return { underWay, rest }
}

/**
 * Whether to wait for goods still on their way to the same warehouse, by their expected weight and arrival
 * and the cost of storage until then. Null if there are none.
 */
export async function adviseWaiting(
  tx: Tx,
  goods: readonly Goods[],
  { underWay, rest }: Awaited<ReturnType<typeof readWaiting>>,
  pricer: PackagePricer,
  { lineId, now }: { lineId: string; now: Date },
) {
  const sent = pricer.offerBy(goods, lineId)
  if (!sent || underWay.length === 0) return null
  const days = Math.max(...underWay.map((thing) => daysLeft(thing, now)))
  const settings = await readSettings(tx)
  const then = new Date(now.getTime() + days * DAY_MS)
  const lateFen = goods.reduce(
    (sum, thing) => sum + storageFee(thing, then, settings) - storageFee(thing, now, settings),
    0,
  )
  const { says, savedFen } = waitOrSend({
    now: sent,
    rest: pricer.cheapest(rest, lineId),
    together: pricer.cheapest([...goods, ...rest], lineId),
    lateFen,
  })
  const ends = goods.flatMap((thing) => thing.free_until?.getTime() ?? [])
  return {
    says,
    things: underWay.length,
    expected_grams: rest.reduce((sum, piece) => sum + piece.weight_grams, 0),
    expected_days: days,
    saved_fen: savedFen,
    late_fen: lateFen,
    free_days_left: ends.length > 0 ? Math.max(0, freeDaysLeft(new Date(Math.min(...ends)), now)) : null,
  }
}

/** The expected pieces of a thing on its way, in the form of goods on the shelf. */
async function piecesOf(
  tx: Tx,
  thing: UnderWay,
  sample: Goods,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Goods[]> {
  const { platform, item_id, title, options_text: option } = thing
  const { estimates } = await estimateGoods(tx, { platform, item_id }, { option, title }, now)
  const [kind] = await restrictedIn(tx, lang, [title, option])
  const count = Math.min(thing.quantity, PIECES_MAX)
  const times = thing.quantity / count
  const [length, width, height] = boxOf(estimates.volume.expected * times, estimates.longest.expected)
  const piece = {
    ...sample,
    // What customs go by is the thing's own, as far as it is known before it is here.
    ...{ platform, item_id, title, title_latin: '', options_text: option },
    quantity: Math.max(1, Math.round(times)),
    value_fen: Math.round(thing.unit_price_fen * times),
    weight_grams: Math.max(1, Math.round(estimates.weight.expected * times)),
    length_mm: length,
    width_mm: width,
    height_mm: height,
    category: kind?.category ?? null,
    free_until: null,
  }
  return Array.from({ length: count }, (_, at) => ({ ...piece, id: `${thing.id} ${at}` }))
}

/** Days until the expected arrival: nine out of ten of the same product arrived by then. */
function daysLeft({ bought_at: boughtAt, days_p90: days }: UnderWay, now: Date): number {
  const since = boughtAt ? (now.getTime() - boughtAt.getTime()) / DAY_MS : 0
  return Math.max(1, Math.ceil((days ?? USUAL_DAYS) - since))
}
