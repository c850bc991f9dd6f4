import type { Person } from './world.ts'

/**
 * Everything somebody was told. With a clock that stands still, all of it bears one moment: on a page of twenty, which messages are
 * there would be drawn by chance.
 */
export const messagesOf = async (who: Person) =>
  (await who.call('GET /messages', { query: { limit: 100 } })).items
