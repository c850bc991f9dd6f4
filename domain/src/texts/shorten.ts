/** A text of at most so many letters; of a longer one those, and an ellipsis that says so. */
export function shorten(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : text
}
