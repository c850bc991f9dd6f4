import { OWN_NAME_MAX } from '@longhaul/domain/goods/own-name.ts'
import { type Static, Type } from 'typebox'
import { text } from '../fields.ts'

/** A shopper's own name for goods; its length is limited in characters as people count them. */
export const OwnName = text(OWN_NAME_MAX * 10)

const Title = Type.String({
  description: "The title in Latin letters; empty if the seller's own title is readable",
})
const Options = Type.String({ description: 'The options in Latin letters, if known' })

/** The names of goods in addition to the seller's. Omitted if there are none. */
export const GoodsNames = Type.Object({
  title: Title,
  options: Options,
  /** The shopper's own name for them. */
  own: Type.String(),
  /** Some of the names in Latin letters are machine translations. */
  by_machine: Type.Optional(Type.Literal(true)),
})

/** The same for staff, who are not shown shoppers' own names. */
export const StaffGoodsNames = Type.Object({ title: Title, options: Options })

export type GoodsNames = Static<typeof GoodsNames>
export type StaffGoodsNames = Static<typeof StaffGoodsNames>
