/** The kept lists of goods, or one of them. Not in `links.ts`, which every page loads. */
export const toList = (id = 'all') => `/cart?list=${id}`
