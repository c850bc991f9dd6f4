import { closed } from '@longhaul/contract/closed.ts'
import { unknownFields } from '@longhaul/contract/unknown-fields.ts'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { InputError, inputValidator } from './input.ts'
import { findUnkept } from '../database/unkept.ts'

const open = Type.Object({
  name: Type.Optional(Type.String()),
  lines: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))),
  words: Type.Optional(Type.Record(Type.String(), Type.Object({ en: Type.String() }))),
  meant: Type.Optional(
    Type.Union([
      Type.Object({ kind: Type.Literal('a'), left: Type.Integer() }),
      Type.Object({ kind: Type.Literal('b'), right: Type.Integer() }),
      Type.Null(),
    ]),
  ),
})
const schema = closed(open)

const fieldsOf = (body: unknown) => {
  const answer = inputValidator(schema, 'body')(body)
  return 'error' in answer && answer.error instanceof InputError ? answer.error.fields : undefined
}

describe('an unknown field is reported by name', () => {
  test.each([
    [{ name: 'a' }, undefined],
    [{ other: 1 }, { other: 'unknown_field' }],
    [
      { toString: 1, constructor: 1 },
      { toString: 'unknown_field', constructor: 'unknown_field' },
    ],
    [{ lines: [{ id: 'a' }, { id: 'b', price: 1 }] }, { 'lines.1.price': 'unknown_field' }],
    [{ words: { any: { en: 'a' } } }, undefined],
    [{ words: { any: { en: 'a', fr: 'b' } } }, { 'words.any.fr': 'unknown_field' }],
    [{ meant: { kind: 'b', right: 1 } }, undefined],
    [{ meant: null }, undefined],
  ])('%j', (body, fields) => expect(fieldsOf(body)).toEqual(fields))

  test('in a union only if no branch has it', () => {
    expect(unknownFields(schema, { meant: { kind: 'b', right: 1, other: 1 } })).toEqual(['meant.other'])
    expect(Object.keys(fieldsOf({ meant: { kind: 'b', left: 1, right: 1 } }) ?? {})).not.toEqual([])
  })

  test('together with other errors', () => {
    expect(fieldsOf({ name: 7, other: 1 })).toEqual({ other: 'unknown_field', name: 'type' })
  })

  test('and of very many only some are, with truncated names', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`${index}${'x'.repeat(300)}`, 1]),
    )
    const names = Object.keys(fieldsOf(many) ?? {})
    expect(names).toHaveLength(20)
    expect(Math.max(...names.map((name) => name.length))).toBe(100)
  })
})

test('closing a schema does not modify its parts, which are also used in answers', () => {
  expect(JSON.stringify(open)).not.toContain('additionalProperties')
  expect(inputValidator(open, 'body')({ lines: [{ id: 'a', more: 1 }] })).toMatchObject({
    error: expect.any(InputError),
  })
})

test('unknown parts of a query are dropped before the action sees it', () => {
  const query = Type.Object({ limit: Type.Optional(Type.Integer()) })
  const given = JSON.parse('{"limit":"7","shopper_id":"x","__proto__":{"a":1},"constructor":"y"}') as unknown
  expect(inputValidator(query, 'querystring')(given)).toEqual({ value: { limit: 7 } })
})

describe('a value that the database cannot store', () => {
  const deep = (depth: number, shape: '[' | '{"a":') =>
    JSON.parse(shape.repeat(depth) + '1' + (shape === '[' ? ']' : '}').repeat(depth)) as unknown

  test.each([
    ['NUL', { a: [{ b: 'x\0y' }] }, 'a.0.b'],
    ['half of a surrogate pair', { a: '\ud800' }, 'a'],
    ['its other half', { a: 'x\udc00' }, 'a'],
    ['NUL in a name', { a: { 'b\0': 1 } }, 'a'],
    ['NUL in the top-level value', '\0', ''],
  ])('%s is found', (_, value, path) => expect(findUnkept(value)).toBe(path))

  test.each(['[', '{"a":'] as const)('is also found if it is nested too deeply: %s', (shape) => {
    expect(findUnkept(deep(20, shape))).toBeUndefined()
    for (const depth of [50, 6_000, 60_000]) expect(findUnkept(deep(depth, shape))).toBeTypeOf('string')
  })

  test('does not include whole surrogate pairs, Chinese or emoji', () => {
    expect(findUnkept({ a: '长途😀', b: [null, 1, true] })).toBeUndefined()
  })
})
