/** The keys of a table, in order. Its type must list every key that it has. */
export const namesOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  // TypeScript cannot know that a value has no keys beyond its type; these tables are object literals that do
  // not.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(table) as (keyof Table & string)[]

/** A table from these entries. The caller must pass an entry for every name of the type. */
export const tableOf = <Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> =>
  // `Object.fromEntries` loses the types of the keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(entries) as Record<Name, Value>

/** Whether a word is one of these. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word)

/** The chosen word, typed. A form's field offers only these words, so any other is a programming error. */
export function chosenOf<Word extends string>(words: readonly Word[], chosen: string): Word {
  const word = words.find((known) => known === chosen)
  if (word === undefined) throw new Error(`${chosen} is not among ${words.join(', ')}`)
  return word
}
