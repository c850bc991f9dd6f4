/** Parts of a built page that come after its own chunks, by their keys in the manifest of the build, and that the server draws all the same. */
export const DRAWN_PARTS = [
  // Rooms whose pages the server draws whole.
  /^src\/(home|help|shared\/inspection)\//,
  // What lies below the first screenful of the home page (storefront/chunks.ts).
  /^_below-/,
]
