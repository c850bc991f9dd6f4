export type Change = { field: string; before: string | null; after: string | null }

/**
 * Each field before and after. A single value becomes a field named "value"; unchanged fields are left out.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = asFields(before)
  const is = asFields(after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const change = { field, before: asText(was[field]), after: asText(is[field]) }
    return change.before === change.after ? [] : [change]
  })
}

const asFields = (value: unknown): Record<string, unknown> =>
  value === null || value === undefined
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? { ...value }
      : { value }

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}
