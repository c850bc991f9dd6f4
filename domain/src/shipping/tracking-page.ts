/** The page that follows the number of a carrier without a tracking page of its own. */
export const manyCarriersPage = (number: string): string =>
  `https://t.17track.net/en#nums=${encodeURIComponent(number)}`
