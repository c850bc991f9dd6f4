/** The names of a table whose type says everything that it has, in their order. */
export const namesOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  // TypeScript cannot know that a value has no more than its type; these tables are written out where they are declared.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(table) as (keyof Table & string)[]

/** A table of these names and values. To be given an entry for every name of the type. */
export const tableOf = <Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> =>
  // `Object.fromEntries` forgets the names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(entries) as Record<Name, Value>

/** Whether a word is one of these. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word)

/** The word among these that a form holds as text. Its field offers no others, so any other is a mistake of the program. */
export function chosenOf<Word extends string>(words: readonly Word[], chosen: string): Word {
  const word = words.find((known) => known === chosen)
  if (word === undefined) throw new Error(`${chosen} is not among ${words.join(', ')}`)
  return word
}
