// @vitest-environment node
import { expect, it } from 'vitest'
import { byNeed } from './by-need.ts'
import { parcel } from './parcels.test-support.ts'

const step = (over: object) => ({
  kind: 'pay' as const,
  about: 'parcel_unpaid' as const,
  waits: true,
  by: null,
  otherwise: null,
  pay_fen: 100,
  back_fen: null,
  day_fen: null,
  ...over,
})

it('puts what waits for the shopper first, by deadline, and what is over last', () => {
  const groups = byNeed([
    parcel({ id: 'done', status: 'done', next: step({ kind: 'review', about: 'received', waits: false }) }),
    parcel({ id: 'moving', next: step({ kind: 'track', about: 'under_way', waits: false }) }),
    parcel({ id: 'open', next: step({}) }),
    parcel({ id: 'later', next: step({ by: '2026-11-25T00:00:00.000Z' }) }),
    parcel({ id: 'soon', next: step({ by: '2026-11-24T00:00:00.000Z' }) }),
    parcel({ id: 'cancelled', status: 'cancelled', next: null }),
  ])
  expect(groups.map(({ group, members }) => [group, members.map(({ id }) => id)])).toEqual([
    ['needs', ['soon', 'later', 'open']],
    ['underWay', ['moving']],
    ['over', ['done', 'cancelled']],
  ])
})

it('has no group without packages', () => {
  expect(byNeed([])).toEqual([])
})
