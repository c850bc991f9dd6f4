import { type Node, type Program, parseSync, Visitor } from 'oxc-parser'

/** Buttons that take each click, whatever it does. */
const UNGUARDED = ['button', 'IconButton', 'TextButton']
const SENDING = ['mutate', 'mutateAsync', 'submit']

/**
 * Finds buttons that send something and accept a second click immediately (docs/rules/storefront.md): those
 * that submit a form, and those whose handler makes a call that changes something, itself or through
 * functions of the same file. Returns their opening tags, each on one line. A handler that asks first only
 * opens a dialog, whose own button is guarded.
 */
export function unguardedSends(file: string, source: string): { submits: string[]; sends: string[] } {
  const { program } = parseSync(file, source)
  const functions = functionsIn(program)
  const found = { submits: [] as string[], sends: [] as string[] }
  new Visitor({
    JSXOpeningElement({ name, attributes, start, end }) {
      const valueOf = (prop: string) =>
        attributes.find((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === prop)
      if (name.type !== 'JSXIdentifier') return
      const guard = name.name === 'Button' ? valueOf('guardMs') : undefined
      const tag = source.slice(start, end).replaceAll(/\s+/g, ' ')
      if (guard && valueOf('submit')) return void found.submits.push(tag)
      const isUnguarded = guard ? tag.includes('guardMs={0}') : UNGUARDED.includes(name.name)
      const handler = valueOf('onClick')
      if (isUnguarded && handler && isSending(handler, functions)) found.sends.push(tag)
    },
  }).visit(program)
  return found
}

/** The functions that a file names, by their names; of two with the same name, both. */
function functionsIn(program: Program): Map<string, Node[]> {
  const found = new Map<string, Node[]>()
  const add = (name: string, node: Node) => found.set(name, [...(found.get(name) ?? []), node])
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id && node.body) add(node.id.name, node.body)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') add(id.name, init.body)
    },
  }).visit(program)
  return found
}

/** Whether a handler, or a function that it names, sends without asking first. */
function isSending(handler: Node, functions: Map<string, Node[]>, seen = new Set<Node>()): boolean {
  if (seen.has(handler)) return false
  seen.add(handler)
  const calls = callsIn(handler)
  if (calls.includes('ask')) return false
  return calls.some(
    (name) =>
      SENDING.includes(name) || (functions.get(name) ?? []).some((body) => isSending(body, functions, seen)),
  )
}

/** The names of what is called, or handed on to be called. */
function callsIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  return Object.values(node)
    .flat()
    .flatMap((part) => (isNode(part) ? callsIn(part) : []))
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part
