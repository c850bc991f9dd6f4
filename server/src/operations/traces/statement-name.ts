import { statementId } from '../../platform/database/statement-id.ts'

type Named = { name: string; id: string }

const KNOWN_MAX = 2_000
const known = new Map<string, Named>()

/**
 * How a statement is called, with the id under which the log has it where it is slow.
 */
export function nameOf(text: string): Named {
  const before = known.get(text)
  if (before) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const named = { name: shortName(text), id: statementId(text) }
  known.set(text, named)
  return named
}

/** What it does, and to which table or by which function: of a statement with parts (`with`) the first that writes, or what the whole reads. */
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

/** A part of a statement has a name, which is no table's. */
const PART =
  /(?:\bwith(?:\s+recursive)?|,)\s+([a-z_]+)(?:\s*\([^)]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi
