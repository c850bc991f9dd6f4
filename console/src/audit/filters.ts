/** What the log can be filtered by; the names are those of the address and of the call. */
export const FILTERS = ['person', 'action', 'subject_kind', 'subject_id', 'from', 'to'] as const
export type Filters = { [Name in (typeof FILTERS)[number]]?: string }

/** The filters that stand in an address. */
export const readFilters = (params: URLSearchParams): Record<string, string> & Filters =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** The change of an address that takes every filter away. */
export const NONE: Readonly<Record<string, string>> = Object.fromEntries(FILTERS.map((name) => [name, '']))
