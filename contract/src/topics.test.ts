import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'
import { TOPICS } from './topics.ts'

const writes = allRoutes.filter((route) => route.method !== 'GET')

// The type of `route()` ensures that a GET declares what it shows, and every other call what it changes.

/**
 * Calls that change nothing that any page shows: they look something up, send a mail, store a file for a
 * later call, or end their own session.
 */
const CHANGES_NOTHING =
  /preview|check|resolve|estimate|advice|goods\/landed_cost|goods\/search_by_picture|addresses\/letters|uploads|visits|packing_draft|send_active_email|send_reset_password_email|\/logout/

test('a call that writes says what it changes', () => {
  const silent = writes.filter(({ changes }) => changes?.length === 0).map(({ spec }) => spec)
  expect(silent.filter((spec) => !CHANGES_NOTHING.test(spec))).toEqual([])
})

// Colleagues see holds, a check of the books records when they were checked, and a mention leaves the list of
// whoever saw it.
test('a call that only looks something up changes nothing', () => {
  const lookups = writes.filter(
    ({ spec, unaudited }) => unaudited === true && !/holds|books|mentions/.test(spec),
  )
  expect(lookups.filter(({ changes }) => changes?.length !== 0).map(({ spec }) => spec)).toEqual([])
})

test.each(TOPICS)('%s is shown by something and changed by something', (topic) => {
  expect([
    allRoutes.some(({ shows }) => shows?.includes(topic)),
    allRoutes.some(({ changes }) => changes?.includes(topic)),
  ]).toEqual([true, true])
})

test('nothing is named twice', () => {
  for (const { spec, shows = [], changes = [] } of allRoutes)
    expect([new Set(shows).size, new Set(changes).size], spec).toEqual([shows.length, changes.length])
})
