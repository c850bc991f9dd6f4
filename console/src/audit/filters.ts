/** What the log can be filtered by; the names are used in the address and in the call. */
export const FILTERS = ['person', 'action', 'subject_kind', 'subject_id', 'from', 'to'] as const
export type Filters = { [Name in (typeof FILTERS)[number]]?: string }

/** The filters in an address. */
export const readFilters = (params: URLSearchParams): Record<string, string> & Filters =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** The change of the address that clears every filter. */
export const NONE: Readonly<Record<string, string>> = Object.fromEntries(FILTERS.map((name) => [name, '']))
