import type { getPickWave, listPickWaves } from '@longhaul/contract/parcels/picking.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { binsNeeded, freeBins, inWalkOrder, isToPick, proposeBins } from '@longhaul/domain/parcels/picking.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { toStaffGoods } from '../../goods/public.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { Reading } from '../reading/reading.ts'
import { type ThingRow, listThings, listToPutBack } from './sql-picks.ts'
import { type WaveRow, findWave, listWaveParcels } from './sql-waves.ts'

type ParcelRow = Awaited<ReturnType<typeof listWaveParcels>>[number]

/** A wave with what to fetch in the order of the walk, or `not_found`. */
export async function readWave(reading: Reading, id: string): Promise<ReplyOf<typeof getPickWave>> {
  const { db, lang } = reading
  const wave = orNotFound(await findWave(db, id))
  const parcels = await listWaveParcels(db, [id])
  const things = await listThings(db, id)
  const toPutBack = await listToPutBack(db, id)
  return {
    ...toWave(wave, parcels, lang),
    items: inWalkOrder(
      things.map((row) => ({
        ...toThing(reading, row),
        picked_pieces: row.picked_pieces,
        picked_labels: row.picked_labels,
        short: toShort(row.short),
      })),
    ),
    put_back: toPutBack.map((row) => ({ ...toThing(reading, row), pieces: row.pieces })),
  }
}

/** The further bins that are proposed for packages of a wave while it is picked. */
function moreBins(wave: WaveRow, parcels: readonly ParcelRow[]): Map<string, number> {
  const [first] = parcels
  if (wave.ended_at || !first) return new Map()
  const here = parcels.filter((row) => row.left_at === null && isToPick(row.stage))
  return proposeBins(
    here.map((row) => ({ id: row.parcel_id, bins: row.bins.length, needed: binsNeeded(row.sizes) })),
    freeBins(wave.bins, first.taken),
  )
}

/** The head of a wave, with its packages by bin. */
export function toWave(
  wave: WaveRow,
  parcels: readonly ParcelRow[],
  lang: Lang,
): ReplyOf<typeof listPickWaves>['waves'][number] {
  const more = moreBins(wave, parcels)
  return {
    id: wave.id,
    number: wave.number,
    warehouse_id: wave.warehouse_id,
    cart: wave.cart,
    bins: wave.bins,
    picker: wave.picker_id ? { id: wave.picker_id, name: wave.picker_name ?? '' } : null,
    created_at: wave.created_at.toISOString(),
    ended_at: wave.ended_at?.toISOString() ?? null,
    parcels: parcels.map((row) => ({
      parcel_id: row.parcel_id,
      number: row.number,
      country_name: row.country_name[lang],
      line_name: row.line_name[lang],
      stage: row.stage,
      bin: row.bin,
      bins: row.bins,
      more_bin: more.get(row.parcel_id) ?? null,
      left: row.left_at !== null,
      pieces: row.pieces,
      picked_pieces: row.picked_pieces,
      short: row.short,
      goods_numbers: row.goods_numbers.map((number) => goodsNumberText(Number(number))),
    })),
  }
}

/** Why a thing could not be brought, in wire format. */
export const toShort = (short: ThingRow['short']) =>
  short && { ...short, at: new Date(short.at).toISOString() }

const toThing = (
  { world, now }: Reading,
  row: Omit<ThingRow, 'picked_pieces' | 'picked_labels' | 'short'>,
) => ({
  stock_item_id: row.stock_item_id,
  ...toStaffGoods(world, row.goods, now),
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  goods_number: goodsNumberText(row.goods_number),
  labelled_pieces: row.labelled_pieces,
  tracking_number: row.tracking_number,
  parcel_id: row.parcel_id,
  bin: row.bin,
  bins: row.bins,
})
