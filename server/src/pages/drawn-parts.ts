/** Parts of a built page that come after its own chunks, by their keys in the manifest of the build, and that the server draws all the same. */
const DRAWN_PARTS: readonly { part: RegExp; on: RegExp }[] = [
  // Rooms whose pages the server draws whole.
  { part: /^src\/(home|help)\//, on: /^(Home|Help|Article)Screen$/ },
  // What lies below the first screenful of the home page (storefront/chunks.ts), and the mat that leads it: on other pages it comes last.
  { part: /^_(below|sheet)-/, on: /^HomeScreen$/ },
]

/** Whether the server draws this part on the page of these chunks. */
export const isDrawn = (part: string, chunks: readonly string[]): boolean =>
  DRAWN_PARTS.some((drawn) => drawn.part.test(part) && chunks.some((name) => drawn.on.test(name)))
