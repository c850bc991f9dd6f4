import type { ShortReason } from '@longhaul/domain/parcels/picking.ts'
import type { Thing, Wave } from './wave.ts'

/** A request of a hand-held to the server. `thing`: what its goods are called, for the result. */
export type Order = { wave: string; stock: string; thing: string } & (
  | { do: 'pick'; cart: number; bin: number; opens?: boolean; piece: number | null; pieces: number }
  | { do: 'back'; bin: number; piece: number | null; pieces: number; of: string }
  | { do: 'short'; reason: ShortReason | null }
  | { do: 'shelve'; shelf: string }
)

/**
 * A wave as it is once the waiting requests are done: what a hand-held shows, also without a network. What
 * the server knows already is not counted twice.
 */
export const applyOrders = (wave: Wave, orders: readonly Order[]): Wave => orders.reduce(applyOrder, wave)

function applyOrder(wave: Wave, order: Order): Wave {
  if (order.wave !== wave.id) return wave
  if (order.do === 'shelve')
    return { ...wave, put_back: wave.put_back.filter((entry) => entry.stock_item_id !== order.stock) }
  const thing = wave.items.find((item) => item.stock_item_id === order.stock)
  const next = thing && changed(thing, order)
  if (!next) return wave
  const more = next.picked_pieces - thing.picked_pieces
  const missing = Number(next.short !== null) - Number(thing.short !== null)
  return {
    ...wave,
    items: wave.items.map((item) => withBin(item === thing ? next : item, thing.parcel_id, order)),
    parcels: wave.parcels.map((parcel) =>
      parcel.parcel_id === thing.parcel_id
        ? {
            ...withBin(parcel, thing.parcel_id, order),
            picked_pieces: parcel.picked_pieces + more,
            short: parcel.short + missing,
          }
        : parcel,
    ),
    put_back:
      order.do === 'pick'
        ? wave.put_back.filter((entry) => entry.stock_item_id !== order.stock)
        : wave.put_back,
  }
}

/** A bin that a pick opened belongs to the whole package. */
const withBin = <Row extends { parcel_id: string; bins: number[] }>(
  row: Row,
  parcelId: string,
  order: Order,
): Row =>
  order.do === 'pick' && order.opens && row.parcel_id === parcelId && !row.bins.includes(order.bin)
    ? { ...row, bins: [...row.bins, order.bin] }
    : row

function changed(thing: Thing, order: Exclude<Order, { do: 'shelve' }>): Thing | null {
  if (order.do === 'short')
    return {
      ...thing,
      short: order.reason && { reason: order.reason, by: '', at: new Date(0).toISOString() },
    }
  const has = order.piece !== null && thing.picked_labels.includes(order.piece)
  if (order.do === 'pick') {
    if (has) return null
    return {
      ...thing,
      short: null,
      picked_pieces: Math.min(thing.quantity, thing.picked_pieces + order.pieces),
      picked_labels: order.piece === null ? thing.picked_labels : [...thing.picked_labels, order.piece],
    }
  }
  if (order.piece !== null && !has) return null
  return {
    ...thing,
    picked_pieces: Math.max(0, thing.picked_pieces - order.pieces),
    picked_labels: thing.picked_labels.filter((piece) => piece !== order.piece),
  }
}
