import { RETURN_FINDINGS } from '@longhaul/domain/parcels/returned-things.ts'
import { GOODS_HOLDS, GOODS_SERVICES, REMARK_SOURCES } from '@longhaul/domain/warehouse/goods-signs.ts'
import { HOLD_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { type Static, Type } from 'typebox'
import { Moment, nullable, oneOf } from '../fields.ts'
import { StaffGoodsNames } from './names.ts'

/**
 * A thing as every desk sees it, from purchase to box. Rows of lists spread it, so that none of them forgets
 * the options or what the shopper asked for.
 */
export const StaffGoods = Type.Object({
  title: Type.String(),
  names: Type.Optional(StaffGoodsNames),
  /** As ordered, in the seller's words: `颜色: 墨绿; 尺码: L`. */
  options_text: Type.String(),
  quantity: Type.Integer(),
  /** Of the thing itself: an inspection photo, else the picture of its option; never another option's. */
  image: nullable(Type.String()),
  image_of: nullable(oneOf(['inspection', 'listing'])),
  /** The shopper's words, which are not translated. */
  remarks: Type.Array(Type.Object({ of: oneOf(REMARK_SOURCES), text: Type.String() })),
  services: Type.Array(
    Type.Object({
      service: oneOf(GOODS_SERVICES),
      done: Type.Integer(),
      wanted: Type.Integer(),
      note: Type.String(),
    }),
  ),
  /** The problem found at inspection; accepted: its shopper keeps the thing as it is. */
  flaw: nullable(Type.Object({ problem: Type.String(), note: Type.String(), accepted: Type.Boolean() })),
  /** How it was found when the package in which it was last sent came back. */
  returned: nullable(oneOf(RETURN_FINDINGS)),
  /**
   * What stops it, since when, and how many of its pieces; `warehouse_id`: where it is being moved to; `by`,
   * `reason` and `note`: who put it on hold, and why.
   */
  hold: nullable(
    Type.Object({
      why: oneOf(GOODS_HOLDS),
      since: Moment,
      pieces: nullable(Type.Integer()),
      warehouse_id: nullable(Type.String()),
      by: nullable(Type.String()),
      reason: nullable(oneOf(HOLD_REASONS)),
      note: Type.String(),
    }),
  ),
})

/** A thing that arrived, with its place and its label. */
export const StoredGoods = Type.Object({
  ...StaffGoods.properties,
  warehouse_id: Type.String(),
  shelf: Type.String(),
  /** Printed on its labels: `G000104072`, with a hyphen and the number of the piece as their code. */
  goods_number: Type.String(),
  /** The number of pieces for which labels were printed. */
  labelled_pieces: Type.Integer(),
})

export type StaffGoods = Static<typeof StaffGoods>
export type StoredGoods = Static<typeof StoredGoods>
