import { parseSync } from 'oxc-parser'
import { type Node, isNode, nodesIn } from './syntax-tree.ts'

/** The names that actions give to client input. */
const SENT = new Set(['body', 'query', 'params', 'input'])
/** The methods that write a row, and the function that copies a whole object into another. */
const WRITES = new Set(['set', 'values', 'assign', 'doUpdateSet'])
const SQL = /\/sql(-[a-z-]+)?\.ts$/

/**
 * Finds where an action passes on client input without naming its fields: `{ ...body }`, `const { id, ...rest
 * } = body`, `.set(body)`, and a `body` passed whole to a function of a `sql.ts`. Named fields can be
 * reviewed; a spread may contain a column that nobody considered.
 */
export function bodySpreads(file: string, source: string): { line: number; what: string }[] {
  const { program, module } = parseSync(file, source)
  const fromSql = new Set(
    module.staticImports
      .filter((entry) => SQL.test(entry.moduleRequest.value))
      .flatMap((entry) => entry.entries.map((item) => item.localName.value)),
  )
  const found: { line: number; what: string }[] = []
  const note = (node: Node, what: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, what })
  for (const node of nodesIn(program)) {
    if (node.type === 'SpreadElement' && isSent(node['argument'])) note(node, 'spread')
    if (node.type === 'VariableDeclarator' && isSent(node['init']) && hasRest(node['id'])) note(node, 'rest')
    if (node.type === 'Property' && isNamed(node['key'], SENT) && hasRest(node['value'])) note(node, 'rest')
    if (node.type === 'CallExpression' && (node['arguments'] as Node[]).some(isSent)) {
      const callee = node['callee'] as Node
      if (isNamed(callee, fromSql)) note(node, 'given whole to sql')
      if (callee.type === 'MemberExpression' && isNamed(callee['property'], WRITES))
        note(node, 'written whole')
    }
  }
  return found
}

/** Matches `body`, `call.body`, `request.query`. */
function isSent(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'MemberExpression') return isNamed(value['property'], SENT)
  return isNamed(value, SENT)
}

const isNamed = (value: unknown, names: ReadonlySet<string>): boolean =>
  isNode(value) && value.type === 'Identifier' && names.has(String(value['name']))

const hasRest = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'ObjectPattern' &&
  (value['properties'] as Node[]).some((property) => property.type === 'RestElement')
