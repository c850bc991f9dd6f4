import { expect, test } from 'vitest'
import { ASKED_MAX, askByPackages } from './LandedCostInPackages.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

test('a package that no method takes is asked for again as two, down to a single row', async () => {
  const asked: number[] = []
  const found = await askByPackages(rows(60), (part) => {
    asked.push(part.length)
    return Promise.resolve({ total: part.length > 20 || part.includes(59) ? null : part.length })
  })
  expect(found!.flatMap((part) => part.rows)).toEqual(rows(60))
  expect(found!.filter(({ answer }) => answer.total === null).map((part) => part.rows)).toEqual([[59]])
  expect(asked.slice(0, 3)).toEqual([30, 15, 15])
})

test('nothing is said about a list of more packages than are calculated', async () => {
  let asked = 0
  const none = () => Promise.resolve({ total: (asked++, null) })
  expect(await askByPackages(rows(1_000), none)).toBeUndefined()
  expect(asked).toBeLessThanOrEqual(ASKED_MAX)
  expect(await askByPackages(rows(2_000), () => Promise.resolve({ total: 1 }))).toHaveLength(40)
})
