import { expect, test } from 'vitest'
import { whyNotUndoArrival } from './undo-arrival.ts'

const thing = { stage: 'received', weighed: false, photos: 0, problem: false, followed: 0 } as const
const unclaimed = { stage: 'unclaimed', claims: 0 } as const

test.each([
  [{ things: [thing] }, null],
  [{ things: [thing, { ...thing, weighed: true }] }, 'worked_on_already'],
  [{ things: [{ ...thing, photos: 1 }] }, 'worked_on_already'],
  [{ things: [{ ...thing, problem: true }] }, 'worked_on_already'],
  [{ things: [{ ...thing, followed: 1 }] }, 'worked_on_already'],
  [{ things: [{ ...thing, stage: 'in_stock' as const }] }, 'worked_on_already'],
  [{ things: [thing], undone: true }, 'scan_undone_already'],
  [{ unclaimed }, null],
  [{ unclaimed: { ...unclaimed, claims: 1 } }, 'somebody_claims'],
  [{ unclaimed: { ...unclaimed, stage: 'claimed' as const }, things: [thing] }, 'worked_on_already'],
  // The parcel was unclaimed for a while and then matched: its handling as unclaimed does not prevent undoing
  // the match.
  [{ unclaimed: { ...unclaimed, stage: 'matched' as const, claims: 2 }, things: [thing] }, null],
])('%j: %s', (over, why) => {
  expect(whyNotUndoArrival({ undone: false, things: [], unclaimed: null, ...over })).toBe(why)
})
