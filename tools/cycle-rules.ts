/** Files that import one another in a circle; `atRunTime` where the circle is more than types. */
export type KnownCycle = { files: readonly string[]; atRunTime?: true; why: string }

/** The circles that are left. The list may only shrink: one that is broken leaves it, and none may be added. */
export const CYCLES: readonly KnownCycle[] = [
  {
    files: ['domain/src/links/agents/agents.ts', 'domain/src/links/agents/market-words.ts'],
    why: 'the words of a market are checked against the agents that have one',
  },
  {
    files: ['server/src/platform/database/find-reader.ts', 'server/src/platform/session.ts'],
    why: 'who reads is a part of the session, and the session is asked for them',
  },
  {
    files: [
      'server/test/given-orders.ts',
      'server/test/given-parcels.ts',
      'server/test/given-stock.ts',
      'server/test/given-unclaimed.ts',
      'server/test/given.ts',
    ],
    why: 'builders call one another as the story of a shop goes back and forth',
  },
]
