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

describe('an unknown field is named', () => {
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

  test('of a union only where no branch knows it', () => {
    expect(unknownFields(schema, { meant: { kind: 'b', right: 1, other: 1 } })).toEqual(['meant.other'])
    expect(Object.keys(fieldsOf({ meant: { kind: 'b', left: 1, right: 1 } }) ?? {})).not.toEqual([])
  })

  test('beside what else is wrong', () => {
    expect(fieldsOf({ name: 7, other: 1 })).toEqual({ other: 'unknown_field', name: 'type' })
  })

  test('and of very many some, by the beginnings of their names', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`${index}${'x'.repeat(300)}`, 1]),
    )
    const names = Object.keys(fieldsOf(many) ?? {})
    expect(names).toHaveLength(20)
    expect(Math.max(...names.map((name) => name.length))).toBe(100)
  })
})

test('closing leaves the pieces as they were: answers are made of them', () => {
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

describe('what the database could not keep', () => {
  const deep = (depth: number, shape: '[' | '{"a":') =>
    JSON.parse(shape.repeat(depth) + '1' + (shape === '[' ? ']' : '}').repeat(depth)) as unknown

  test.each([
    ['NUL', { a: [{ b: 'x\0y' }] }, 'a.0.b'],
    ['half of a surrogate pair', { a: '\ud800' }, 'a'],
    ['its other half', { a: 'x\udc00' }, 'a'],
    ['in a name', { a: { 'b\0': 1 } }, 'a'],
    ['in the whole', '\0', ''],
  ])('%s is found', (_, value, path) => expect(findUnkept(value)).toBe(path))

  test.each(['[', '{"a":'] as const)('so is what is nested too deep: %s', (shape) => {
    expect(findUnkept(deep(20, shape))).toBeUndefined()
    for (const depth of [50, 6_000, 60_000]) expect(findUnkept(deep(depth, shape))).toBeTypeOf('string')
  })

  test('whole pairs, Chinese and emoji are kept', () => {
    expect(findUnkept({ a: '长途😀', b: [null, 1, true] })).toBeUndefined()
  })
})
