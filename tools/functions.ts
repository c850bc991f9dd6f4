import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** A function of a file: `file#name`, or what calls it if it has no name, and its number of lines from first to last. */
export type SizedFunction = { id: string; lines: number }

type Node = { start: number; end: number }

/** Every function of a file with its length, inner functions included. */
export function functionsOf(root: string, file: string): SizedFunction[] {
  const source = readFileSync(join(root, file), 'utf8')
  const names = new Map<number, string>()
  const found: SizedFunction[] = []
  const starts = lineStarts(source)
  const add = (node: Node, name = names.get(node.start) ?? '(anonymous)'): void => {
    found.push({ id: `${file}#${name}`, lines: lineOf(starts, node.end) - lineOf(starts, node.start) + 1 })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    Property({ key, value }) {
      names.set(value.start, source.slice(key.start, key.end))
    },
    MethodDefinition({ key, value }) {
      names.set(value.start, source.slice(key.start, key.end))
    },
    CallExpression({ callee, arguments: given }) {
      for (const argument of given) names.set(argument.start, `${source.slice(callee.start, callee.end)}()`)
    },
    FunctionDeclaration(node) {
      add(node, node.id?.name)
    },
    FunctionExpression(node) {
      add(node, node.id?.name)
    },
    ArrowFunctionExpression(node) {
      add(node)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const lineStarts = (source: string): number[] => [
  0,
  ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1),
]

/** The line of an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle
  }
  return low
}
