import type { Route } from '@longhaul/contract/route.ts'
import buildSerializer from 'fast-json-stringify'
import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/*
 * Schemas are constants of the contract, so compiled code is cached per schema: compiled when a call first
 * needs it, once per process however many servers it starts. Starting up compiles nothing; a test ensures
 * that every schema can be compiled (compiled.test.ts).
 */

/** Checks a value against a schema. */
export const checkerOf = cachedPerObject((schema: TSchema) => Compile(schema))

/** Writes a reply as JSON: only the fields that its schema names leave the server. */
export const serializerOf = cachedPerObject((schema: TSchema) => buildSerializer(withoutNullBranches(schema)))

/** The schema of a call's complete answer on success. */
export const envelopeOf = cachedPerObject((route: Route) =>
  Type.Object({ code: Type.Integer(), message: Type.String(), data: route.reply }),
)

/**
 * The same schema with each "this or null" union replaced by a nullable branch: the serializer validates a
 * value against each branch of a union before writing it, which took half the time of writing a list.
 */
function withoutNullBranches<T>(schema: T): T
function withoutNullBranches(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((part: unknown) => withoutNullBranches(part))
  const parts = Object.entries(schema).map(([name, part]) => [name, withoutNullBranches(part)] as const)
  const plain = Object.fromEntries(parts)
  const { anyOf } = plain
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return plain
  const [branch, other]: object[] = anyOf
  if (!branch || !other || !isNullBranch(other) || 'anyOf' in branch || isNullBranch(branch)) return plain
  return { ...branch, nullable: true }
}

const isNullBranch = (schema: object): boolean => 'type' in schema && schema.type === 'null'

function cachedPerObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
