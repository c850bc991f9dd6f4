import type { Import } from './imports.ts'

/** Groups of files that import each other in a cycle, each sorted: strongly connected components of more than one file. */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to])
  return components(next)
    .filter((files) => files.length > 1 || next.get(files[0]!)?.includes(files[0]!))
    .map((files) => files.toSorted())
    .toSorted((a, b) => a[0]!.localeCompare(b[0]!))
}

/** Tarjan's algorithm. */
function components(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(file: string): number {
    const at = index.size
    index.set(file, at)
    low.set(file, at)
    stack.push(file)
    for (const other of next.get(file) ?? []) {
      if (!index.has(other)) low.set(file, Math.min(low.get(file)!, visit(other)))
      else if (stack.includes(other)) low.set(file, Math.min(low.get(file)!, index.get(other)!))
    }
    if (low.get(file) === at) found.push(stack.splice(stack.indexOf(file)))
    return low.get(file)!
  }

  for (const file of next.keys()) if (!index.has(file)) visit(file)
  return found
}
