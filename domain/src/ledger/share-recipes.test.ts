import { expect, test } from 'vitest'
import { available, creator, marketing } from './accounts.ts'
import { move } from './posting.ts'
import { shareEarned, sharePaid, shareTakenBack } from './share-recipes.ts'

test('a share is our cost and owed to its creator, until it is paid or taken back', () => {
  expect(shareEarned('c', 60)).toEqual(move(marketing('creators'), creator('c'), 60))
  expect(sharePaid('ana', 'c', 60)).toEqual(move(creator('c'), available('ana'), 60))
  expect(shareTakenBack('c', 60)).toEqual(move(creator('c'), marketing('creators'), 60))
  expect(sharePaid('ana', 'c', 0)).toEqual([])
})
