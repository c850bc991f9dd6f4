/**
 * What a table of names says about a host: the entry of the host itself or of a name above it at a dot, the
 * longest first. Never a part of a name.
 */
export function entryOf<T>(host: string, table: ReadonlyMap<string, T>): T | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = table.get(name)
    if (found !== undefined) return found
  }
  return undefined
}
