import {
  fieldsOf,
  inEachLanguage,
  type InLanguages,
  type Lang as Code,
  LANGS,
} from '@longhaul/domain/languages.ts'
import { FEN_MAX } from '@longhaul/domain/money/fen.ts'
import { ITEM_COST_MAX_FEN, SHOWN_SUM_MAX_FEN } from '@longhaul/domain/money/limits.ts'
import { PARTS } from '@longhaul/domain/operations/parts.ts'
import { Type, type TSchema } from 'typebox'

/** An id as a pattern: part of others. */
export const UUID = '[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}'

/** Ids are opaque strings to everybody but the database. */
export const Id = Type.String({
  pattern: `^${UUID}$`,
  description: 'Opaque id',
})
export const ById = Type.Object({ id: Id })

/** An amount in fen, from nothing up. */
export const Fen = Type.Integer({
  minimum: 0,
  maximum: FEN_MAX,
  description: 'Amount in fen (1/100 yuan)',
})
/** An amount in fen that may be negative: a change of a balance. */
export const SignedFen = Type.Integer({ minimum: -FEN_MAX, maximum: FEN_MAX })
/** What the page showed, sent back so that nothing is done at another price. */
export const ShownFen = Type.Integer({ minimum: 0, maximum: SHOWN_SUM_MAX_FEN })
/** What a seller is paid for one item, or for its way to the warehouse. */
export const ItemCostFen = Type.Integer({ minimum: 0, maximum: ITEM_COST_MAX_FEN })
/** A moment: RFC 3339 in UTC. */
export const Moment = Type.String({ format: 'date-time', examples: ['2026-11-21T06:00:00.000Z'] })
export const Lang = Type.Unsafe<Code>(Type.Union(LANGS.map((lang) => Type.Literal(lang))))
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** Free text up to a length; never required to hold anything. */
export const text = (max: number) => Type.String({ maxLength: max })
/** Text that must hold something. */
export const filled = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' })
/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** A part of the server that is out of order. */
export const OutOfOrder = oneOf(PARTS)

/** Lists page by cursor: newest first, 20 unless asked, at most 100 (docs/rules/api.md). */
export const pageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
export const pageOf = <S extends TSchema>(item: S) =>
  Type.Object({ items: Type.Array(item), next_cursor: nullable(Type.String()) })

/** For calls that have nothing to say but that they worked. */
export const Done = Type.Object({})

/** A field for each language: `name_en` beside its like. */
export const inLanguages = <const Name extends string, Schema extends TSchema>(
  name: Name,
  schema: Schema,
): InLanguages<Name, Schema> =>
  fieldsOf(
    name,
    inEachLanguage(() => schema),
  )
