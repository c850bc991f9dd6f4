import type { Reply } from '@longhaul/contract/routes.ts'
import { isDone } from '@longhaul/domain/parcels/picking.ts'

export type Wave = Reply<'GET /staff/pick_waves/{id}'>
export type WaveHead = Reply<'GET /staff/pick_waves'>['waves'][number]
export type Waiting = Reply<'GET /staff/pick_waves'>['waiting'][number]
export type Thing = Wave['items'][number]
export type ToPutBack = Wave['put_back'][number]

/** Whether the walk is over for a thing. */
export const isThingDone = (thing: Thing): boolean =>
  isDone({
    parcelId: thing.parcel_id,
    quantity: thing.quantity,
    pickedPieces: thing.picked_pieces,
    isShort: thing.short !== null,
  })

/** How many pieces a wave has, and how many of them are in its bins. */
export function countPieces(wave: Pick<WaveHead, 'parcels'>): {
  pieces: number
  picked: number
  short: number
} {
  const here = wave.parcels.filter(({ left }) => !left)
  return {
    pieces: here.reduce((sum, { pieces }) => sum + pieces, 0),
    picked: here.reduce((sum, { picked_pieces }) => sum + picked_pieces, 0),
    short: here.reduce((sum, { short }) => sum + short, 0),
  }
}

/** The bin that is proposed for what does not fit into those of a package; null if it has it already. */
export const moreBinOf = ({ more_bin: bin, bins }: WaveHead['parcels'][number]): number | null =>
  bin === null || bins.includes(bin) ? null : bin
