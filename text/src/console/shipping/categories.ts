import { text } from './categories.en.ts'

export const categoryText = text

/** The name of a kind of goods; an unknown id is shown unchanged. */
export const categoryName = (id: string): string =>
  categoryText.groups.map(({ names }) => names[id]).find((name) => name !== undefined) ?? id
