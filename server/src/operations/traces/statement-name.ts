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

/** What it does, and to which table or by which function. */
export function shortName(text: string): string {
  const words = text.replaceAll('"', '')
  const [, does = 'statement'] = /^\s*(\w+)/.exec(words) ?? []
  const [, written] = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_.]+)/i.exec(words) ?? []
  const [, read] = /\bfrom\s+([a-z_.]+)/i.exec(words) ?? []
  const [, called] = /^\s*select\s+([a-z_.]+)\s*\(/i.exec(words) ?? []
  return [does.toLowerCase(), written ?? called ?? read].filter(Boolean).join(' ')
}
