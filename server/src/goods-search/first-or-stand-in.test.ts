import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { firstOrStandIn } from './first-or-stand-in.ts'

type End = 'answered' | 'failed' | 'used_up' | 'slow'
const never = new Promise<End>(() => undefined)
const now = (end: End) => Promise.resolve(end)

/** How it ends, who said so, and who was asked. Each of the four ends when its promise does. */
async function outcome(ends: {
  first?: Promise<End>
  standIn?: Promise<End>
  half?: Promise<End>
  slow?: Promise<End>
  running?: 'first' | 'standIn'
}) {
  const asked: string[] = []
  const stateOf = async (end: Promise<End>) => ({ state: await end })
  const sourceOf = (name: 'first' | 'standIn') => ({
    isRunning: ends.running === name,
    run: () => {
      asked.push(name)
      return stateOf(ends[name] ?? never)
    },
  })
  const { isStandIn, answer } = await firstOrStandIn(
    { first: sourceOf('first'), standIn: sourceOf('standIn') },
    {
      half: stateOf(ends.half ?? never),
      slow: stateOf(ends.slow ?? never),
      isFinal: ({ state }) => state === 'answered',
    },
  )
  return `${isStandIn ? 'the stand-in' : 'the first'} ${answer.state}; asked: ${asked.join(', ')}`
}

test.each([
  ['answers in time', { first: now('answered') }, 'the first answered; asked: first'],
  [
    'fails',
    { first: now('failed'), standIn: now('answered') },
    'the stand-in answered; asked: first, standIn',
  ],
  [
    'has not answered after half of the time',
    { half: now('slow'), standIn: now('answered') },
    'the stand-in answered; asked: first, standIn',
  ],
  [
    'fails, as its stand-in does',
    { first: now('failed'), standIn: now('used_up') },
    'the first failed; asked: first, standIn',
  ],
  [
    'fails while its stand-in takes all the time',
    { first: now('failed'), slow: later('slow') },
    'the stand-in slow; asked: first, standIn',
  ],
  [
    'takes all the time, as its stand-in does',
    { half: now('slow'), slow: later('slow') },
    'the first slow; asked: first, standIn',
  ],
  [
    'is late, and its stand-in fails',
    { half: now('slow'), first: later('answered'), standIn: now('failed') },
    'the first answered; asked: first, standIn',
  ],
  [
    'failed before, and its stand-in is still searching',
    { running: 'standIn', standIn: now('answered') },
    'the stand-in answered; asked: standIn',
  ],
] as const)('a first source that %s', async (_, ends, expected) => {
  expect(await outcome(ends)).toBe(expected)
})

/** Ends after everything that ends now. */
async function later(end: End): Promise<End> {
  await setImmediate()
  return end
}
