import { parseSync } from 'oxc-parser'
import { type Node, isNode, nodesIn } from './syntax-tree.ts'

/**
 * Finds where a value is cast via `unknown` to a type that the compiler would refuse: `x as A as B`, or a
 * variable of type unknown that is cast where it is used. External data is cast once, where it is read, or
 * validated.
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

/**
 * A quick check by text, because parsing is expensive: there must be two casts, or one cast and an `unknown`.
 */
function mayHold(source: string): boolean {
  const casts = source.match(/\bas\b(?!\s+const\b)/g)?.length ?? 0
  return casts > 1 || (casts === 1 && /\bunknown\b/.test(source))
}

/** `x as T`, except `as const`, which is not a cast, and `as unknown`, which only discards the type. */
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
