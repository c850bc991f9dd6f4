import { closed } from '@longhaul/contract/closed.ts'
import { namedSchemas } from '@longhaul/contract/routes.ts'
import type { TSchema } from 'typebox'

/** Writes a schema for use in the document: schemas used by several operations become references. */
export type WriteSchema = (schema: TSchema) => unknown

/**
 * The schema components shared by a set of operations. Schemas are compared by content, not by identity,
 * because TypeBox copies a schema when it is made optional. `perOperation` contains all request and reply
 * schemas of each operation.
 */
export function shareSchemas(perOperation: readonly (readonly TSchema[])[]): {
  write: WriteSchema
  components: Record<string, unknown>
} {
  const names = nameByText()
  const uses = new Map<string, number>()
  for (const schemas of perOperation)
    for (const name of new Set(schemas.flatMap((schema) => namesIn(schema, names))))
      uses.set(name, (uses.get(name) ?? 0) + 1)
  const shared = new Map([...names].filter(([, name]) => (uses.get(name) ?? 0) > 1))
  const write = (part: unknown): unknown => {
    const name = nameOf(part, shared)
    return name === undefined ? writeParts(part, write) : { $ref: `#/components/schemas/${name}` }
  }
  const components = [...shared].map(([text, name]) => [name, writeParts(JSON.parse(text), write)] as const)
  return {
    write,
    components: Object.fromEntries(components.toSorted(([name], [other]) => name.localeCompare(other))),
  }
}

/**
 * The names of the contract's schemas by their JSON text; objects also in the closed form that is used in
 * requests.
 */
function nameByText(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, schema] of namedSchemas) {
    const request = JSON.stringify(closed(schema))
    if (!found.has(request)) found.set(request, `${name}Input`)
  }
  for (const [name, schema] of namedSchemas) {
    const text = JSON.stringify(schema)
    const known = found.get(text)
    if (known === undefined || known === `${name}Input`) found.set(text, name)
  }
  return found
}

function namesIn(part: unknown, names: ReadonlyMap<string, string>): string[] {
  if (typeof part !== 'object' || part === null) return []
  const name = nameOf(part, names)
  return [
    ...(name === undefined ? [] : [name]),
    ...Object.values(part).flatMap((inner) => namesIn(inner, names)),
  ]
}

const nameOf = (part: unknown, names: ReadonlyMap<string, string>): string | undefined =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? names.get(JSON.stringify(part))
    : undefined

function writeParts(part: unknown, write: (part: unknown) => unknown): unknown {
  if (Array.isArray(part)) return part.map(write)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, write(inner)]))
}
