import { parseSync } from 'oxc-parser'

/** A node of a syntax tree, as far as it is looked at here. */
type Node = { type: string; start: number; end: number; [part: string]: unknown }

/**
 * Where a value is cast to a type that the compiler would refuse, by way of `unknown`: `x as A as B`, or a variable of type unknown that is cast
 * where it is used. What is read from outside is cast once, where it is read, or checked.
 */
export function doubleCasts(file: string, source: string): { line: number; what: string }[] {
  if (!mayHold(source)) return []
  const nodes = nodesIn(parseSync(file, source).program)
  const unknowns = new Set(nodes.flatMap((node) => (isUnknownVariable(node) ? nameOf(node['id']) : [])))
  return nodes
    .filter((node) => isCast(node))
    .filter((node) => {
      const inner = node['expression'] as Node
      return isCast(inner) || (inner.type === 'Identifier' && unknowns.has(String(inner['name'])))
    })
    .map((node) => ({
      line: source.slice(0, node.start).split('\n').length,
      what: source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 100),
    }))
}

/** By its words alone: reading a file as a tree is what takes time. Either there are two casts, or one and something unknown. */
function mayHold(source: string): boolean {
  const casts = source.match(/\bas\b(?!\s+const\b)/g)?.length ?? 0
  return casts > 1 || (casts === 1 && /\bunknown\b/.test(source))
}

/** `x as T`, but for `as const`, which is no cast, and `as unknown`, which forgets only. */
function isCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false
  const to = node['typeAnnotation'] as Node
  return (
    to.type !== 'TSUnknownKeyword' &&
    !(to.type === 'TSTypeReference' && nameOf(to['typeName'])[0] === 'const')
  )
}

/** `const x: unknown = …`, `const x = … as unknown`. */
function isUnknownVariable(node: Node): boolean {
  if (node.type !== 'VariableDeclarator') return false
  const declared = typeOf((node['id'] as Node)['typeAnnotation'])
  const init = node['init'] as Node | null
  const cast = init?.type === 'TSAsExpression' ? (init['typeAnnotation'] as Node) : undefined
  return (declared ?? cast)?.type === 'TSUnknownKeyword'
}

const typeOf = (annotation: unknown): Node | undefined =>
  isNode(annotation) ? (annotation['typeAnnotation'] as Node) : undefined

const nameOf = (node: unknown): string[] =>
  isNode(node) && node.type === 'Identifier' ? [String(node['name'])] : []

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  if (isNode(value)) found.push(value)
  for (const part of Object.values(value)) nodesIn(part, found)
  return found
}
