import { expect, test } from 'vitest'
import { readInTime } from './check-cart-prices.ts'

const SOURCES = new Map([1, 2, 3, 4, 5, 6].map((number) => [`no. ${number}`, number]))
/** A source that never answers. */
const never = () => new Promise<undefined>(() => undefined)

test('finds what there is, a few sources at the same time', async () => {
  let running = 0
  const most: number[] = []
  const found = await readInTime(
    SOURCES,
    async (number) => {
      most.push((running += 1))
      await Promise.resolve()
      running -= 1
      return number === 2 ? undefined : number * 10
    },
    { atOnce: 2, limitMs: 60_000 },
  )
  expect(Object.fromEntries(found)).toEqual({
    'no. 1': 10,
    'no. 3': 30,
    'no. 4': 40,
    'no. 5': 50,
    'no. 6': 60,
  })
  expect(Math.max(...most)).toBe(2)
})

test('ends in time with what was found, and begins nothing after that', async () => {
  const begun: number[] = []
  let answer: (late: number) => void = () => undefined
  const late = new Promise<number>((resolve) => (answer = resolve))
  const found = await readInTime(
    SOURCES,
    (number) => {
      begun.push(number)
      if (number === 1) return Promise.resolve(10)
      return number === 2 ? late : never()
    },
    { atOnce: 2, limitMs: 1 },
  )
  expect(begun).toEqual([1, 2, 3])
  answer(20)
  await late
  expect(begun).toEqual([1, 2, 3])
  expect([...found]).toEqual([['no. 1', 10]])
})

test('passes on a failure', async () => {
  const broken = () => Promise.reject(new Error('no database'))
  await expect(readInTime(SOURCES, broken, { atOnce: 2, limitMs: 60_000 })).rejects.toThrow('no database')
})
