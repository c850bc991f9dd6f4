import { randomUUID } from 'node:crypto'

/** The subset of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
/** One answer to a call: its headers, and its content by media type. */
export type DescribedAnswer = {
  headers?: Readonly<Record<string, { schema: Schema; required?: boolean }>>
  content?: Readonly<Record<string, { schema?: Schema }>>
}
type Described = {
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  responses: Readonly<Record<string, DescribedAnswer>>
  security?: readonly unknown[]
}
export type Document = { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }

/** The document with each reference replaced by its target, which is how the generated tests read it. */
export function resolved<T>(document: T): T {
  const at = (pointer: string): unknown =>
    pointer
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document)
  const resolve = (_: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && '$ref' in part ? at(String(part.$ref)) : part
  return JSON.parse(JSON.stringify(document, resolve)) as T
}

/** A call as the document describes it. */
export type Operation = {
  name: string
  method: string
  path: string
  isStaff: boolean
  params: readonly Parameter[]
  body: Schema | undefined
}

/** Every call whose answer is in the wrapper; the stream of changes is not. */
export const operationsOf = (document: Document): Operation[] =>
  Object.entries(resolved(document).paths).flatMap(([path, methods]) =>
    callsOf(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      isStaff: path.startsWith('/staff/'),
      params: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
    })),
  )

const callsOf = (methods: Readonly<Record<string, Described>>) =>
  Object.entries(methods).filter(([, { responses }]) =>
    responses['200']?.content?.['application/json']?.schema?.required?.includes('data'),
  )

/** Pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A value that matches a schema; each optional field is included at random. */
export function sampleOf(schema: Schema, random: () => number): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[Math.floor(random() * schema.enum.length)]
  if (schema.anyOf) return sampleOf(schema.anyOf[Math.floor(random() * schema.anyOf.length)]!, random)
  if (schema.type === 'array') return listOf(schema, random)
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum ?? Math.min(1, schema.maximum ?? 1)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'null') return null
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random() < 0.5,
  )
  return Object.fromEntries(fields.map(([name, inner]) => [name, sampleOf(inner, random)]))
}

const listOf = ({ items = {}, minItems = 0 }: Schema, random: () => number): unknown[] =>
  Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, random))

function textOf({ format, pattern = '', minLength = 0, maxLength = 64 }: Schema): string {
  if (format === 'date-time') return '2026-11-02T02:00:00.000Z'
  if (pattern.includes('{12}')) return randomUUID()
  if (pattern === '^[A-Z]{2}$') return 'DE'
  if (pattern === '^[A-Z]{3}$') return 'USD'
  return 'a'.repeat(Math.min(maxLength, Math.max(3, minLength)))
}

/** The paths of all places in a value. */
export const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...way, name]))]
    : [way]

/** A copy of the value with the part at a path replaced; `undefined` removes it. */
export function withAt(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === name ? withAt(item, rest, other) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [name]: withAt(fields[name], rest, other) }
}
