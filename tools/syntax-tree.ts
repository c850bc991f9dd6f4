/** The parts of a node of a syntax tree that our checks read. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A node and all nodes below it, in the order of the source; none if the value is no node. */
export function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  if (isNode(value)) found.push(value)
  for (const part of Object.values(value)) nodesIn(part, found)
  return found
}
