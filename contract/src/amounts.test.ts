import { AMOUNT_LIMITS } from '@longhaul/domain/limits/money-limits.ts'
import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'

type Schema = {
  type?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Matches the name of an amount: a sum in fen or in minor units, a price, a fee. */
const AMOUNT = /(^|_)(fen|minor|amount|price|fee)$|_fen_/

type Field = { path: string; schema: Schema }

/** All numbers within a schema that are amounts according to their own name or their parent's. */
function amountsIn(schema: Schema, path: string, isAmount = false): Field[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  const own = isAmount && (schema.type === 'integer' || schema.type === 'number') ? [{ path, schema }] : []
  return [
    ...own,
    ...parts.flatMap((part) => amountsIn(part, path, isAmount)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      amountsIn(part, `${path}.${name}`, AMOUNT.test(name)),
    ),
  ]
}

const all: Field[] = allRoutes.flatMap(({ spec, body, query, params }) =>
  [body, query, params].flatMap((schema) => (schema ? amountsIn(schema as Schema, spec) : [])),
)

test('there are amounts to check', () => expect(all.length).toBeGreaterThan(25))

test('every amount in a request has a bound, which is one of the named ones', () => {
  const bounds = new Set(Object.values(AMOUNT_LIMITS))
  const wrong = all.filter(
    ({ schema: { minimum, maximum } }) =>
      maximum === undefined || !bounds.has(maximum) || minimum === undefined || !(minimum >= -maximum),
  )
  expect(wrong.map(({ path, schema }) => `${path}: ${schema.minimum} to ${schema.maximum}`)).toEqual([])
})

test('no bound is so large that a typing error of three digits goes unnoticed in the books', () => {
  for (const [name, bound] of Object.entries(AMOUNT_LIMITS))
    expect([name, Number.isSafeInteger(bound) && bound > 0 && bound <= 1_000_000_000_000]).toEqual([
      name,
      true,
    ])
})
