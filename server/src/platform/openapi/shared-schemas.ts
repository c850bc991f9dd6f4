import { closed } from '@longhaul/contract/closed.ts'
import { namedSchemas } from '@longhaul/contract/routes.ts'
import type { TSchema } from 'typebox'

/** Writes a schema as a place of the document shows it: what several operations use is a reference. */
export type WriteSchema = (schema: TSchema) => unknown

/**
 * The components that a set of operations shares. A schema is known by what it says, not by which object it is: TypeBox copies one where
 * it is made optional. `perOperation` is everything that each operation takes and answers.
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

/** The contract's named schemas by their text; an object also as it stands in a request, where it is closed. */
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
