/** The parameters in a path: `{ id: '59' }` of `/faq/59` for `/faq/:id?`. */
export type PathParams = Readonly<Record<string, string | undefined>>

/**
 * Matches a path against a pattern of literal parts, `:name`, `:name?` and a final `*` for the rest of the
 * path; undefined if it does not match. Case-insensitive; a trailing slash is ignored.
 */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  const params: Record<string, string | undefined> = {}
  for (const [place, part] of wanted.entries()) {
    if (part === '*') return { ...params, '*': given.slice(place).join('/') }
    const value = given[place]
    if (part.startsWith(':')) {
      const isOptional = part.endsWith('?')
      if (!value && !(isOptional && value === undefined)) return undefined
      params[part.slice(1, isOptional ? -1 : undefined)] = value
    } else if (value?.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return given.length > wanted.length ? undefined : params
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1)
