import type { TSchema } from 'typebox'

type Parts = {
  type?: string
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

/**
 * A copy of a schema with every object in it closed, at every level: fields that it does not name are refused
 * (decision 0032). Keys chosen by the caller (`Type.Record`) stay open, but their values are closed. The
 * original is not modified, because answers use the same parts.
 */
export function closed<S extends TSchema>(schema: S): S {
  const { type, properties, patternProperties, items, anyOf } = schema as Parts
  const change: Record<string, unknown> = {
    ...(properties ? { properties: closeEach(properties) } : {}),
    ...(patternProperties ? { patternProperties: closeEach(patternProperties) } : {}),
    ...(items ? { items: closed(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(closed) } : {}),
    ...(type === 'object' && !patternProperties ? { additionalProperties: false } : {}),
  }
  // TypeBox keeps its own data about a schema in non-enumerable properties.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as S
  return Object.assign(copy, change)
}

const closeEach = (schemas: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]))
