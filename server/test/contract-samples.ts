import { randomUUID } from 'node:crypto'
import type { TSchema } from 'typebox'
import { Create } from 'typebox/value'

/** A schema as the generated tests read it. */
export type Schema = TSchema & {
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
  additionalProperties?: unknown
}

/** Strings that match each pattern of the contract: ids of other tables, days, codes. */
const LOOKS = ['ab', 'A1', '1', 'DE', 'USD', '2026-11-02', 'bcdfghjkmn']

/** A value that matches a schema, with every field and one entry in each list. */
export function wholeSample(schema: Schema): unknown {
  const { type, properties, items, pattern, minLength, anyOf, format } = schema as Schema &
    Record<string, unknown>
  const fixed = schema as { const?: unknown; enum?: unknown[] }
  if (fixed.const !== undefined) return fixed.const
  if (fixed.enum) return fixed.enum[0]
  if (anyOf) return wholeSample(anyOf[0]!)
  if (type === 'object' && properties)
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, wholeSample(inner)]))
  if (items) return [wholeSample(items)]
  if (type !== 'string') return createAny(schema)
  if (format === 'date-time') return '2026-11-02T02:00:00.000Z'
  const usual = 'a'.repeat(Math.max(1, Number(minLength ?? 1)))
  if (typeof pattern !== 'string') return usual
  return [usual, randomUUID(), ...LOOKS].find((text) => new RegExp(pattern, 'u').test(text)) ?? usual
}

/**
 * TypeBox's `Create` for a schema of which nothing is known. Calling it directly makes the compiler infer the
 * type of the value, with 1.2 million instantiations.
 */
export const createAny = Create as (schema: TSchema) => unknown

/**
 * The paths of objects with named fields in a value of this schema: `[]` is the value itself, `['lines',
 * '0']` the first entry of a list.
 */
export function objectsIn(schema: Schema, path: readonly string[] = []): string[][] {
  if (schema.items) return objectsIn(schema.items, [...path, '0'])
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => objectsIn(branch, path))
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    objectsIn(field, [...path, name]),
  )
  return schema.properties ? [[...path], ...inner] : inner
}

/** A copy of the value with this field set at the given path. */
export function put(value: unknown, [name, ...rest]: readonly string[], field: unknown): unknown {
  if (name === undefined) return field
  if (Array.isArray(value)) return [put(value[0], rest, field)]
  const fields = (value ?? {}) as Record<string, unknown>
  return { ...fields, [name]: put(fields[name], rest, field) }
}
