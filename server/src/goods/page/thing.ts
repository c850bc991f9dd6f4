/**
 * An object that a page describes in the schema.org vocabulary, whether as JSON-LD or as microdata. Types and
 * properties are without the vocabulary's address: `Product`, `offers`.
 */
export type Thing = { types: readonly string[]; props: ReadonlyMap<string, readonly Value[]> }
export type Value = string | Thing

/**
 * The last word of a vocabulary's address: `http://schema.org/InStock`, `schema:InStock` and `InStock` all
 * give `InStock`.
 */
export const wordOf = (address: string): string => /[^/#:\s]*$/.exec(address.trim())?.[0] ?? ''

export const isA = (thing: Thing, types: ReadonlySet<string>): boolean =>
  thing.types.some((type) => types.has(type))

/** The texts of a property; if a value is a thing, its name. */
export function textsOf(thing: Thing | undefined, prop: string): string[] {
  const values = thing?.props.get(prop) ?? []
  return values
    .map((value) => (typeof value === 'string' ? value : (textsOf(value, 'name')[0] ?? '')).trim())
    .filter((text) => text !== '')
}

export const textOf = (thing: Thing | undefined, prop: string): string | undefined => textsOf(thing, prop)[0]

/** The things of a property. */
export const thingsOf = (thing: Thing | undefined, prop: string): Thing[] =>
  (thing?.props.get(prop) ?? []).filter((value) => typeof value !== 'string')
