import { EU } from '../customs/hs-code.ts'

/** The entries of a list that an operator writes by destination, without superfluous blanks. */
export const entriesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '')

/** Reads one entry: the destination that it names, and what is said of it; null if it is malformed. */
type Read<Said> = (entry: string) => { readonly to: string; readonly said: Said } | null

/** Whether a text is not such a list, or names a destination twice. */
export function whyNotByDestination(typed: string, read: Read<unknown>): 'format' | 'twice' | null {
  const entries = entriesOf(typed).map(read)
  if (entries.includes(null)) return 'format'
  return new Set(entries.map((entry) => entry?.to)).size < entries.length ? 'twice' : null
}

/**
 * What a list says of a country: by its own entry, by that of the `EU` for its members, or by `*`, which is
 * every other destination; null where nothing is said.
 */
export function saidOf<Said>(typed: string, country: string, read: Read<Said>): Said | null {
  const entries = new Map(
    entriesOf(typed)
      .flatMap((entry) => read(entry) ?? [])
      .map(({ to, said }) => [to, said]),
  )
  return entries.get(country) ?? (EU.has(country) ? entries.get('EU') : undefined) ?? entries.get('*') ?? null
}
