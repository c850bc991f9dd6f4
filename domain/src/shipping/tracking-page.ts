/** The page that follows a number of a carrier without a tracking page of its own: it covers many carriers. */
export const manyCarriersPage = (number: string): string =>
  `https://t.17track.net/en#nums=${encodeURIComponent(number)}`
