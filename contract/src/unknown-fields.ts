import { Type, type TSchema } from 'typebox'
import { closed } from './closed.ts'
import type { Route } from './route.ts'

/** The maximum number of fields reported: ten thousand unknown fields are no more informative than twenty. */
const NAMED_MAX = 20
const NAME_MAX = 100

type Parts = {
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

/**
 * Paths of the fields that a schema does not name, such as `declaration.0.weight`. For a union, uses the
 * branch of the right type that leaves the fewest fields unknown.
 */
export const unknownFields = (schema: TSchema, value: unknown): string[] =>
  walk(schema, value, '').slice(0, NAMED_MAX)

function walk(schema: TSchema, value: unknown, path: string): string[] {
  const { properties, patternProperties, items, anyOf } = schema as Parts
  if (typeof value !== 'object' || value === null) return []
  if (anyOf) {
    const meant = anyOf.filter((branch) => isKindOf(branch, value)).map((branch) => walk(branch, value, path))
    return meant.reduce<string[] | undefined>(shorter, undefined) ?? []
  }
  if (Array.isArray(value))
    return items ? value.flatMap((item, index) => walk(items, item, join(path, String(index)))) : []
  if (!properties && !patternProperties) return []
  const free = Object.values(patternProperties ?? {})[0]
  return Object.entries(value).flatMap(([name, field]) => {
    const inner = properties && Object.hasOwn(properties, name) ? properties[name] : free
    return inner ? walk(inner, field, join(path, name)) : [join(path, name.slice(0, NAME_MAX))]
  })
}

const shorter = (best: string[] | undefined, next: string[]): string[] =>
  best && best.length <= next.length ? best : next

/** Whether a schema describes the same type as the value: a list or an object. */
const isKindOf = (schema: TSchema, value: object): boolean => {
  const { properties, patternProperties, items, anyOf } = schema as Parts
  if (anyOf) return true
  return Array.isArray(value) ? items !== undefined : (properties ?? patternProperties) !== undefined
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The body schema of a call that declares none: no fields. */
export const NO_FIELDS = closed(Type.Object({}))

/** Paths of the fields in a body that its call does not accept. */
export const unknownInBody = (route: Route, body: unknown): string[] =>
  unknownFields(route.body ?? NO_FIELDS, body)
