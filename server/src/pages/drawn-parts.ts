/** Parts of a page, by their keys in the build's manifest, that load after the page's own chunks but that the server renders all the same. */
const DRAWN_PARTS: readonly { part: RegExp; on: RegExp }[] = [
  // Features whose pages the server renders completely.
  { part: /^src\/(home|help)\//, on: /^(Home|Help|Article)Screen$/ },
  // The part of the home page below the first screenful (storefront/chunks.ts), with the sheet at its top, which other pages load last.
  { part: /^_(below|sheet)-/, on: /^HomeScreen$/ },
]

/** Whether the server renders this part on the page with these chunks. */
export const isDrawn = (part: string, chunks: readonly string[]): boolean =>
  DRAWN_PARTS.some((drawn) => drawn.part.test(part) && chunks.some((name) => drawn.on.test(name)))
