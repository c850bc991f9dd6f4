import type { Person } from './world.ts'

/**
 * All messages of a shopper. While the clock stands still they all have the same timestamp, so a page of
 * twenty would hold a random selection of them.
 */
export const messagesOf = async (who: Person) =>
  (await who.call('GET /messages', { query: { limit: 100 } })).items
