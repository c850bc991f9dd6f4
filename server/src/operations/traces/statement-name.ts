import { statementId } from '../../platform/database/statement-id.ts'

type Named = { name: string; id: string }

const KNOWN_MAX = 2_000
const known = new Map<string, Named>()

/** The name of a statement, with the id by which it appears in the log if it is slow. */
export function nameOf(text: string): Named {
  const before = known.get(text)
  if (before) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const named = { name: shortName(text), id: statementId(text) }
  known.set(text, named)
  return named
}

/**
 * The verb of a statement and its table or function. For a statement with CTEs (`with`), the first part that
 * writes, or what the whole reads.
 */
export function shortName(text: string): string {
  const words = text.replaceAll('"', '')
  const [, begins = 'statement'] = /^\s*(\w+)/.exec(words) ?? []
  const written =
    /\b(insert)\s+into\s+([a-z_.]+)|(?<!\bfor |\bkey )\b(update|delete\s+from)\s+([a-z_.]+)/i.exec(words)
  if (written) {
    const [, inserts, into, changes = '', table] = written
    return `${(inserts ?? changes.split(/\s/)[0]!).toLowerCase()} ${into ?? table}`
  }
  const [, called] = /^\s*select\s+([a-z_.]+)\s*\(/i.exec(words) ?? []
  const parts = new Set([...words.matchAll(PART)].map(([, part]) => part))
  const read = [...words.matchAll(/\bfrom\s+([a-z_.]+)/gi)]
    .map(([, from]) => from)
    .find((from) => !parts.has(from))
  const does = begins.toLowerCase() === 'with' ? 'select' : begins.toLowerCase()
  return [does, called ?? read].filter(Boolean).join(' ')
}

/** Matches the name of a CTE, which is not a table. */
const PART =
  /(?:\bwith(?:\s+recursive)?|,)\s+([a-z_]+)(?:\s*\([^)]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi
