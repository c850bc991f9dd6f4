import type { TSchema } from 'typebox'

type Parts = {
  type?: string
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

/**
 * The same schema with every object in it closed, at every level: what it does not name is refused (decision 0032). Fields chosen by the caller
 * (`Type.Record`) stay open, what stands in them is closed. The given schema is left as it is: answers are made of the same pieces.
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
  // What TypeBox knows of a schema beside JSON Schema stands in properties that are not enumerable.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as S
  return Object.assign(copy, change)
}

const closeEach = (schemas: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]))
