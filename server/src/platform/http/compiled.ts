import type { Route } from '@longhaul/contract/route.ts'
import buildSerializer from 'fast-json-stringify'
import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/*
 * Schemas are constants of the contract, so what is compiled from one is kept with it: compiled when a call first needs it, and once per process however
 * many servers it starts. A start compiles nothing; that every schema can be compiled, a test says (compiled.test.ts).
 */

/** Checks a value against a schema. */
export const checkerOf = keptPerObject((schema: TSchema) => Compile(schema))

/** Writes a reply as JSON: only the fields that its schema names leave the server. */
export const serializerOf = keptPerObject((schema: TSchema) => buildSerializer(schema))

/** The schema of everything that a call answers with when it succeeds. */
export const envelopeOf = keptPerObject((route: Route) =>
  Type.Object({ code: Type.Integer(), message: Type.String(), data: route.reply }),
)

function keptPerObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
