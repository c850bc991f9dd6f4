import { allRoutes } from '@longhaul/contract/routes.ts'
import { NO_FIELDS } from '@longhaul/contract/unknown-fields.ts'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { checkerOf, envelopeOf, serializerOf } from './compiled.ts'

test.each(allRoutes.map((route) => [route.spec, route] as const))('%s can be compiled', (_, route) => {
  expect(serializerOf(envelopeOf(route))).toBeTypeOf('function')
  for (const schema of [route.params, route.query ?? NO_FIELDS, route.body ?? NO_FIELDS])
    if (schema) expect(checkerOf(schema).Check).toBeTypeOf('function')
})

describe('a compiled schema', () => {
  test('belongs to one schema object, and is compiled once', () => {
    const schema = Type.Object({ id: Type.String() })
    const alike = Type.Object({ id: Type.String() })
    expect(serializerOf(schema)).toBe(serializerOf(schema))
    expect(serializerOf(schema)).not.toBe(serializerOf(alike))
    expect(checkerOf(schema)).toBe(checkerOf(schema))
    expect(checkerOf(schema)).not.toBe(checkerOf(alike))
  })

  test('writes only the fields that the schema names', () => {
    const schema = Type.Object({ id: Type.String() })
    expect(serializerOf(schema)({ id: 'a', secret: 'b' })).toBe('{"id":"a"}')
  })
})
