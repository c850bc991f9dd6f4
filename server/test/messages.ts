import type { Person } from './world.ts'

/**
 * All messages of a shopper. With a clock that stands still, all of them have one moment: on a page of twenty, which messages are
 * there would be drawn by chance.
 */
export const messagesOf = async (who: Person) =>
  (await who.call('GET /messages', { query: { limit: 100 } })).items
