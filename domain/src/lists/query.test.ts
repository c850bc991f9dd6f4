import { expect, test } from 'vitest'
import { LISTS, LIST_IDS, listShape } from './lists.ts'
import { issuesOfQuery, readListQuery, understoodOf } from './query.ts'

const items = listShape('items')

test('a list accepts its own filters and nothing else', () => {
  expect(
    issuesOfQuery(items, {
      stage: 'in_review',
      from: '2026-11-01',
      to: '2026-11-01',
      q: 'mug',
      sort: '-total',
    }),
  ).toEqual({})
  expect(
    issuesOfQuery(items, {
      stage: 'lost',
      colour: 'red',
      constructor: 'x',
      from: '2026-02-30',
      sort: 'title',
      q: 'x'.repeat(101),
      platform: 'x'.repeat(21),
    }),
  ).toEqual({
    stage: 'choice',
    colour: 'unknown',
    constructor: 'unknown',
    from: 'day',
    sort: 'choice',
    q: 'too_long',
    platform: 'too_long',
  })
  expect(issuesOfQuery(items, { from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'period_order' })
})

test('the default is newest first, without filters', () => {
  expect(readListQuery(items, { q: ' mug ', stage: '' })).toEqual({
    words: 'mug',
    filters: {},
    sort: { by: 'stage_at', down: true },
  })
  expect(readListQuery(items, { sort: 'total' }).sort).toEqual({ by: 'total', down: false })
})

test('an old bookmark opens without parameters that are no longer accepted', () => {
  expect(understoodOf(items, { stage: 'gone', q: 'mug', id: '7', platform: '', sort: '' })).toEqual({
    q: 'mug',
  })
})

test('every list sorts by and hides only its own columns, and filters by days', () => {
  for (const id of LIST_IDS) {
    const { columns, sorts, hidden, filters } = listShape(id)
    for (const name of [...sorts, ...hidden]) expect(columns, `${id} ${name}`).toHaveProperty(name)
    expect(hidden).not.toContain(Object.keys(columns)[0])
    expect(filters).toMatchObject({ from: { kind: 'day' }, to: { kind: 'day' } })
  }
  expect(Object.keys(LISTS)).toContain('parcels')
})
