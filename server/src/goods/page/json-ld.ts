import { plainText } from './read-markup.ts'
import { type Thing, type Value, wordOf } from './thing.ts'
import { isObject } from '../../platform/read-json.ts'

type Building = { types: string[]; props: Map<string, Value[]> }
type Reading = { left: number; byId: Map<string, Thing> }

/** Limits of the number of objects and their depth; anything beyond is left out. */
const THINGS_MAX = 20_000
const DEPTH_MAX = 16
const VALUES_MAX = 500
const VALUE_CHARS_MAX = 5_000

/** The things in a page's JSON-LD scripts, including those in `@graph`. Unreadable scripts are skipped. */
export function readJsonLd(scripts: readonly string[]): Thing[] {
  const reading: Reading = { left: THINGS_MAX, byId: new Map() }
  const roots: Thing[] = []
  for (const script of scripts) collect(parseTolerantly(script), roots, reading, 0)
  const seen = new Set<Thing>()
  for (const root of roots) followReferences(root, reading.byId, seen, 0)
  return roots
}

function collect(json: unknown, roots: Thing[], reading: Reading, depth: number): void {
  if (depth > DEPTH_MAX) return
  if (Array.isArray(json))
    return json.slice(0, VALUES_MAX).forEach((entry) => collect(entry, roots, reading, depth + 1))
  if (!isObject(json)) return
  if (json['@graph'] !== undefined) collect(json['@graph'], roots, reading, depth + 1)
  const thing = toThing(json, reading, depth)
  if (thing && thing.props.size > 0) roots.push(thing)
}

function toThing(json: Record<string, unknown>, reading: Reading, depth: number): Thing | undefined {
  if (depth > DEPTH_MAX || (reading.left -= 1) < 0) return undefined
  const thing: Building = { types: [], props: new Map() }
  for (const [key, value] of Object.entries(json)) {
    if (key === '@context' || key === '@graph') continue
    const values = toValues(value, reading, depth + 1)
    if (key === '@type' || key === 'type') thing.types.push(...texts(values).map(wordOf))
    else if (values.length > 0) thing.props.set(key === '@id' ? key : wordOf(key), values)
  }
  const [id] = texts(thing.props.get('@id') ?? [])
  // Of several objects with one `@id` the one with the most properties is the description; the others only
  // refer to it.
  if (id && thing.props.size > (reading.byId.get(id)?.props.size ?? 1)) reading.byId.set(id, thing)
  return thing
}

function toValues(json: unknown, reading: Reading, depth: number): Value[] {
  if (typeof json === 'string') return [json.slice(0, VALUE_CHARS_MAX)]
  // The shortest decimal form of the number is the one in the source; no arithmetic is done with it.
  if (typeof json === 'number') return [String(json)]
  if (Array.isArray(json))
    return depth > DEPTH_MAX
      ? []
      : json.slice(0, VALUES_MAX).flatMap((entry) => toValues(entry, reading, depth + 1))
  if (!isObject(json)) return []
  if (typeof json['@value'] === 'string' || typeof json['@value'] === 'number')
    return [String(json['@value'])]
  const thing = toThing(json, reading, depth)
  return thing ? [thing] : []
}

/** Replaces references that consist only of an `@id` with the thing itself. */
function followReferences(
  thing: Thing,
  byId: ReadonlyMap<string, Thing>,
  seen: Set<Thing>,
  depth: number,
): void {
  if (depth > DEPTH_MAX * 2 || seen.has(thing)) return
  seen.add(thing)
  for (const values of thing.props.values()) {
    // The values are mutable here: they are read-only for users of the result.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const list = values as Value[]
    for (const [index, value] of list.entries()) {
      if (typeof value === 'string') continue
      const [id] = texts(value.props.get('@id') ?? [])
      const account = value.props.size === 1 && id ? byId.get(id) : undefined
      if (account) list[index] = account
      followReferences(account ?? value, byId, seen, depth + 1)
    }
  }
}

/**
 * Parses JSON as shops write it: with comments around it, superfluous commas, line breaks in strings, or
 * quotes written as entities.
 */
function parseTolerantly(script: string): unknown {
  const bare = script
    .replaceAll(/<!--|-->|<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/^\s*\/\*.*?\*\/|\/\*\s*\*\/|^\s*\/\/[^\n]*/g, '')
    .trim()
    .replace(/;+$/, '')
  for (const attempt of [() => bare, () => mended(bare), () => mended(plainText(bare))]) {
    try {
      return JSON.parse(attempt())
    } catch {
      // The next attempt repairs more.
    }
  }
  return undefined
}

/** Replaces control characters in strings by spaces and removes commas before closing brackets. */
const mended = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/,(\s*[}\]])/g, '$1')
    .replaceAll(/\\'/g, "'")

const texts = (values: readonly Value[]): string[] => values.filter((value) => typeof value === 'string')
