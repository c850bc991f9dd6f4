import { closed } from './closed.ts'
import type { Route, TSchema } from './route.ts'

/** The parts of a schema that decide its type; its limits and patterns do not. */
type Parts = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: TSchema[]
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: string[]
  patternProperties?: Record<string, TSchema>
}

type Write = (schema: TSchema) => string

const HEADER = '// Generated from the contract by `npm run client-types`. Do not edit.\n'

/** What the contract consists of (routes.ts). */
type Contract = {
  allRoutes: readonly Route[]
  /** The verb-noun of each call by its spec. */
  routeNames: ReadonlyMap<string, string>
  namedSchemas: ReadonlyMap<string, TSchema>
}

/**
 * The text of `client-types.ts`: for each call the types of its input and its reply as plain TypeScript. A
 * schema that the contract names is written once, under its name; an object of one call is named after it.
 */
export function renderClientTypes({ allRoutes, routeNames, namedSchemas }: Contract): string {
  const names = namesByText(namedSchemas)
  const declared = new Map<string, string>()
  const write: Write = (schema) => {
    const name = names.get(JSON.stringify(schema))
    return name === undefined ? writeParts(schema, write) : declare(name, namedSchemas.get(name)!)
  }
  /** The name by which a type is used, which is written at its first use. */
  function declare(name: string, schema: TSchema): string {
    if (declared.has(name)) return name
    // Entered before its parts are written: they may use it themselves.
    declared.set(name, '')
    declared.set(name, declaration(name, schema, write))
    return name
  }
  const calls = allRoutes.toSorted(by((route) => route.spec)).map((route) => {
    const nameOf = (part: string) => pascalCase(`${routeNames.get(route.spec)!}${part}`)
    const typeOf = (part: string, schema: TSchema | undefined) => {
      if (!schema) return 'undefined'
      const isOwn = isObject(schema) && !names.has(JSON.stringify(schema))
      if (isOwn && namedSchemas.has(nameOf(part))) throw new Error(`two types are named ${nameOf(part)}`)
      return isOwn ? declare(nameOf(part), schema) : write(schema)
    }
    return `  '${route.spec}': ${indented(callOf(route, typeOf))}\n`
  })
  const declarations = [...declared].toSorted(by(([name]) => name)).map(([, text]) => text)
  return `${HEADER}\n${declarations.join('\n')}\nexport interface Calls {\n${calls.join('')}}\n`
}

/** The calls that programs of others may know: not those of staff. */
const forShoppers = (routes: readonly Route[]): Route[] =>
  routes.filter(({ spec }) => !spec.includes(' /staff/'))

/**
 * The types that programs of others get, `calls.d.ts` of the client's package: the calls that are not the
 * staff's, and the events by type.
 */
export function renderPublished(contract: Contract, events: Readonly<Record<string, TSchema>>): string {
  const calls = renderClientTypes({ ...contract, allRoutes: forShoppers(contract.allRoutes) })
  const write: Write = (schema) => writeParts(schema, write)
  const bodies = Object.entries(events).map(([type, schema]) => `  '${type}': ${indented(write(schema))}\n`)
  return `${calls}\nexport interface Events {\n${bodies.join('')}}\n`
}

/** The text of `client/src/once.ts`: the calls that need a key, and may then be repeated without harm. */
export function renderOnce(routes: readonly Route[]): string {
  const specs = forShoppers(routes).flatMap((route) => (route.once ? [`  '${route.spec}',\n`] : []))
  return `${HEADER}\nexport const ONCE: ReadonlySet<string> = new Set([\n${specs.toSorted().join('')}])\n`
}

/** A name for `string` or `number` would say nothing that the compiler checks. */
const isWorthName = (schema: TSchema): boolean => {
  const { enum: words, anyOf } = schema as Parts
  return isObject(schema) || words !== undefined || anyOf !== undefined
}

/**
 * The names of schemas by their JSON text, because TypeBox copies a schema when it is made optional, and a
 * body is a closed copy.
 */
function namesByText(namedSchemas: ReadonlyMap<string, TSchema>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [name, schema] of namedSchemas)
    for (const text of isWorthName(schema) ? [JSON.stringify(schema), JSON.stringify(closed(schema))] : [])
      if (!names.has(text)) names.set(text, name)
  return names
}

/** An alias, because an interface cannot be passed where any record of values is expected. */
const declaration = (name: string, schema: TSchema, write: Write): string =>
  `export type ${name} = ${writeParts(schema, write)}\n`

const isObject = (schema: TSchema): boolean => (schema as Parts).properties !== undefined

function callOf(
  { params, query, body, form, reply }: Route,
  typeOf: (part: string, schema: TSchema | undefined) => string,
): string {
  const input = [
    ['params', typeOf('Params', params), params],
    ['query', typeOf('Query', query), query],
    ['body', typeOf('Body', body), body],
  ] as const
  const args = input.map(([part, type, schema]) => {
    if (part === 'body' && form) return 'body: Blob'
    return `${part}${isNeeded(schema) ? '' : '?'}: ${type}`
  })
  return block([
    ...input.map(([part, type]) => `${part}: ${type}`),
    `args: { ${args.join('; ')} }`,
    `reply: ${typeOf('Reply', reply)}`,
  ])
}

/** Whether a caller must pass it: a part without a required field may be left out. */
const isNeeded = (schema: TSchema | undefined): boolean =>
  schema !== undefined && (!isObject(schema) || ((schema as Parts).required ?? []).length > 0)

/** @throws on a kind of schema that it does not know. */
function writeParts(schema: TSchema, write: Write): string {
  const { type, anyOf, items, properties, required = [], patternProperties, ...parts } = schema as Parts
  if (anyOf) return [...new Set(anyOf.map(write))].join(' | ')
  if ('const' in parts) return literal(parts.const)
  if (parts.enum) return parts.enum.map(literal).join(' | ')
  if (items) return arrayOf(write(items))
  if (patternProperties) return `Record<string, ${Object.values(patternProperties).map(write).join(' | ')}>`
  if (properties)
    return block(
      Object.entries(properties).map(
        ([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${write(part)}`,
      ),
    )
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  if (type === undefined && Object.keys(parts).length === 0) return 'unknown'
  throw new Error(`no type is known for the schema ${JSON.stringify(schema)}`)
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value)

const arrayOf = (item: string): string =>
  item.includes(' | ') && !isBlock(item) ? `(${item})[]` : `${item}[]`

const isBlock = (text: string): boolean => text.startsWith('{') && text.indexOf('\n}') === text.length - 2

const block = (lines: readonly string[]): string =>
  lines.length === 0
    ? 'Record<string, never>'
    : `{\n${lines.map((line) => `  ${indented(line)}\n`).join('')}}`

const indented = (text: string): string => text.replaceAll('\n', '\n  ')

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Compares by the code units of a text, whatever the locale sorts like. */
const by =
  <T>(text: (value: T) => string) =>
  (one: T, other: T): number =>
    text(one) < text(other) ? -1 : 1
