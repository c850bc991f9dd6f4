import { allRoutes } from '@longhaul/contract/routes.ts'
import { text as rightsZh } from '@longhaul/text/console/shell/rights-words.zh.ts'
import { expect, test } from 'vitest'

const staffCalls = allRoutes.filter((route) => typeof route.who === 'object').map((route) => route.spec)

test('the rights matrix names only calls that exist, and all its texts are Chinese', () => {
  expect(Object.keys(rightsZh).filter((spec) => !staffCalls.includes(spec))).toEqual([])
  expect(Object.values(rightsZh).filter((words) => !/\p{Script=Han}/u.test(words))).toEqual([])
})

test('every call of staff has its Chinese words', () => {
  expect(staffCalls.filter((spec) => rightsZh[spec] === undefined)).toEqual([])
})
