const NAME_MAX = 100
/** Deeper than any valid body, and shallow enough for recursive functions. */
const DEPTH_MAX = 40

/**
 * NUL, which PostgreSQL cannot store in text, and half of a surrogate pair, which it cannot store in JSON.
 */
// oxlint-disable-next-line no-control-regex
const UNKEPT = /\0|\p{Surrogate}/u

/**
 * The path of the first text that the database could not store, or of a value with too many levels; undefined
 * if there is none. Does not recurse, because it is the first check on every body.
 */
export function findUnkept(value: unknown): string | undefined {
  const open: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, path, depth } = next
    if (typeof found === 'string' && UNKEPT.test(found)) return path
    if (typeof found !== 'object' || found === null) continue
    if (depth >= DEPTH_MAX) return path
    for (const [name, inner] of Object.entries(found)) {
      if (UNKEPT.test(name)) return path
      open.push({ value: inner, path: join(path, name.slice(0, NAME_MAX)), depth: depth + 1 })
    }
  }
  return undefined
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
