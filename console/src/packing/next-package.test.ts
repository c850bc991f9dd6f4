import { expect, test } from 'vitest'
import { nextPackage } from './next-package.ts'

const queue = ['a', 'b', 'c', 'd']
const none = new Set<string>()

test('NEXT walks the whole queue instead of going to and fro between the first two', () => {
  const walked = ['a']
  for (let step = 0; step < 4; step++) walked.push(nextPackage(queue, walked.at(-1)!, none)!)
  expect(walked).toEqual(['a', 'b', 'c', 'd', 'a'])
})

test('what a colleague holds is skipped, and a package that has left the queue begins at its top', () => {
  expect(nextPackage(queue, 'a', new Set(['b', 'c']))).toBe('d')
  expect(nextPackage(queue, 'gone', new Set(['a']))).toBe('b')
  expect(nextPackage(queue, '', none)).toBe('a')
  expect(nextPackage(queue, 'a', new Set(['b', 'c', 'd']))).toBe(undefined)
  expect(nextPackage(['a'], 'a', none)).toBe(undefined)
})
