import {
  fieldsOf,
  inEachLanguage,
  type InLanguages,
  type Lang as Code,
  LANGS,
} from '@longhaul/domain/languages.ts'
import { FEN_MAX } from '@longhaul/domain/money/fen.ts'
import { ITEM_COST_MAX_FEN, SHOWN_SUM_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { WHY_NOT_SECOND } from '@longhaul/domain/policy/second-person.ts'
import { PARTS } from '@longhaul/domain/operations/parts.ts'
import { Type, type TSchema } from 'typebox'

/** An id as a pattern, for use in other patterns. */
export const UUID = '[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}'

/** Ids are opaque strings to all clients. */
export const Id = Type.String({
  pattern: `^${UUID}$`,
  description: 'Opaque id',
})
export const ById = Type.Object({ id: Id })

/** An amount in fen, not negative. */
export const Fen = Type.Integer({
  minimum: 0,
  maximum: FEN_MAX,
  description: 'Amount in fen (1/100 yuan)',
})
/** An amount in fen that may be negative, such as a change of a balance. */
export const SignedFen = Type.Integer({ minimum: -FEN_MAX, maximum: FEN_MAX })
/** The amount that the page displayed, sent back so that nothing is done at a different price. */
export const ShownFen = Type.Integer({ minimum: 0, maximum: SHOWN_SUM_MAX_FEN })
/** The amount paid to a seller for one item, or for its freight to the warehouse. */
export const ItemCostFen = Type.Integer({ minimum: 0, maximum: ITEM_COST_MAX_FEN })
/** A moment: RFC 3339 in UTC. */
export const Moment = Type.String({ format: 'date-time', examples: ['2026-11-21T06:00:00.000Z'] })
export const Lang = Type.Unsafe<Code>(Type.Union(LANGS.map((lang) => Type.Literal(lang))))
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** Free text up to a length; may be empty. */
export const text = (max: number) => Type.String({ maxLength: max })
/** Text that must not be blank. */
export const filled = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' })
/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })
/** The number of rows of each of these kinds; a kind without rows may be missing. */
export const countsOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  Type.Unsafe<Partial<Record<Kinds[number], number>>>(
    Type.Object(Object.fromEntries(kinds.map((kind) => [kind, Type.Optional(Type.Integer())]))),
  )
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** A part of the server that has failed. */
export const OutOfOrder = oneOf(PARTS)

/** Lists are paged by cursor: newest first, 20 per page by default, at most 100 (docs/rules/api.md). */
/** A quote that we signed; opaque, valid for 15 minutes. */
export const Quote = Type.String({ minLength: 1, maxLength: 400 })

export const pageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
export const pageOf = <S extends TSchema>(item: S) =>
  Type.Object({ items: Type.Array(item), next_cursor: nullable(Type.String()) })

/** For calls that return nothing but success. */
export const Done = Type.Object({})

/** A field for each language: `name_en` and so on. */
export const inLanguages = <const Name extends string, Schema extends TSchema>(
  name: Name,
  schema: Schema,
): InLanguages<Name, Schema> =>
  fieldsOf(
    name,
    inEachLanguage(() => schema),
  )

/**
 * Why the caller may not take the second of two steps that somebody else began; null if they may, or if
 * nobody has begun.
 */
export const WhyNotSecondStep = nullable(oneOf(WHY_NOT_SECOND))
