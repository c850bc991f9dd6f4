import { text } from './categories.en.ts'

export const categoryText = text

/** The name of a kind of goods; what we do not know keeps its own. */
export const categoryName = (id: string): string =>
  categoryText.groups.map(({ names }) => names[id]).find((name) => name !== undefined) ?? id
