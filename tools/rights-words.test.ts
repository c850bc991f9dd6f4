import { allRoutes } from '@longhaul/contract/routes.ts'
import { text as rightsZh } from '@longhaul/text/console/shell/rights-words.zh.ts'
import { expect, test } from 'vitest'

const staffCalls = allRoutes.filter((route) => typeof route.who === 'object').map((route) => route.spec)

test('the rights matrix names only existing calls, and all its texts are in Chinese', () => {
  expect(Object.keys(rightsZh).filter((spec) => !staffCalls.includes(spec))).toEqual([])
  expect(Object.values(rightsZh).filter((words) => !/\p{Script=Han}/u.test(words))).toEqual([])
})

test('every staff call has its Chinese text', () => {
  expect(staffCalls.filter((spec) => rightsZh[spec] === undefined)).toEqual([])
})
