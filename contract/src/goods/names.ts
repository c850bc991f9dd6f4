import { OWN_NAME_MAX } from '@longhaul/domain/goods/own-name.ts'
import { type Static, Type } from 'typebox'
import { text } from '../fields.ts'

/** What a shopper calls something bought; how long it may be is counted in characters as people count them. */
export const OwnName = text(OWN_NAME_MAX * 10)

const Title = Type.String({
  description: 'The title in Latin letters; empty where the seller’s own can be read',
})
const Options = Type.String({ description: 'The options in Latin letters, as far as they are known' })

/** What goods are called beside the seller's words. Left out where nothing is. */
export const GoodsNames = Type.Object({
  title: Title,
  options: Options,
  /** What their shopper calls them. */
  own: Type.String(),
  /** A machine made some of the names in Latin letters. */
  by_machine: Type.Optional(Type.Literal(true)),
})

/** The same for staff, who are not shown what shoppers call their things. */
export const StaffGoodsNames = Type.Object({ title: Title, options: Options })

export type GoodsNames = Static<typeof GoodsNames>
export type StaffGoodsNames = Static<typeof StaffGoodsNames>
