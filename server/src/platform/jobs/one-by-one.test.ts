import { expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { oneByOne } from './one-by-one.ts'

const world = testWorld()

test('a failing row does not affect the others, is rolled back, and makes the job fail', async () => {
  const set = (name: string) => ({ name, value: JSON.stringify(1), updated_at: world.clock.now() })
  const work = oneByOne(world.world, [], ['first', 'poison', 'last'], async ({ tx }, name) => {
    await tx.insertInto('settings').values(set(name)).execute()
    if (name === 'poison') throw new Error('poisoned')
  })
  await expect(work).rejects.toThrow('1 of 3 failed')
  const names = await world.db
    .selectFrom('settings')
    .where('name', 'in', ['first', 'poison', 'last'])
    .select('name')
    .orderBy('name')
    .execute()
  expect(names.map((row) => row.name)).toEqual(['first', 'last'])
})
