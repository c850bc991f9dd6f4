// @vitest-environment node
import { expect, it } from 'vitest'
import { byNeed } from './by-need.ts'
import { nextStep, parcel } from './parcels.test-support.ts'

it('puts what waits for the shopper first, by deadline, and what is finished last', () => {
  const groups = byNeed([
    parcel({ id: 'done', status: 'done', next: nextStep({ kind: 'review', about: 'received' }) }),
    parcel({ id: 'moving', next: nextStep({}) }),
    parcel({ id: 'open', next: nextStep({ kind: 'pay', waits: true }) }),
    parcel({ id: 'later', next: nextStep({ waits: true, by: '2026-11-25T00:00:00.000Z' }) }),
    parcel({ id: 'soon', next: nextStep({ waits: true, by: '2026-11-24T00:00:00.000Z' }) }),
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
