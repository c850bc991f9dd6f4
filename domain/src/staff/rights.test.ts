import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLES } from '../states/table.ts'
import { gainsMoneyRights, holdsOneOf, inOrder, needsTwoFactor, whyNotChangeMember } from './rights.ts'

const roles = fc.subarray([...ROLES])

test('finance and admin must log in with an app, the others may', () => {
  expect(ROLES.filter((role) => needsTwoFactor([role]))).toEqual(['finance', 'admin'])
  expect(needsTwoFactor(['support', 'finance'])).toBe(true)
  expect(needsTwoFactor([])).toBe(false)
})

test.each([
  [[], ['support', 'buyer'], false],
  [['buyer'], ['buyer', 'finance'], true],
  [['finance'], ['admin'], true],
  [['admin'], ['finance', 'admin'], false],
  [['admin'], ['finance'], false],
  [['finance'], ['finance', 'support'], false],
] as const)('from %j to %j grants rights over money: %s', (before, after, gains) =>
  expect(gainsMoneyRights(before, after)).toBe(gains),
)

test('an admin may do everything; no one has the rights of a role that they do not have', () => {
  fc.assert(
    fc.property(roles, roles, (held, wanted) => {
      const may = held.includes('admin') || held.some((role) => wanted.includes(role))
      expect(holdsOneOf(held, wanted)).toBe(may)
    }),
  )
})

test('roles have a canonical order', () => {
  expect(inOrder(['admin', 'support', 'admin'])).toEqual(['support', 'admin'])
})

test('whatever an admin does to whomever, at least one admin remains', () => {
  const ids = ['a', 'b', 'c']
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom(...ids),
      fc.constantFrom(...ids),
      fc.boolean(),
      fc.boolean(),
      (adminIds, actorId, memberId, isAdminAfter, blocks) => {
        const why = whyNotChangeMember({ actorId, memberId, adminIds, isAdminAfter, blocks })
        if (why !== null) return
        const left = adminIds.filter((id) => id !== memberId || isAdminAfter)
        expect(adminIds).toContain(actorId)
        expect(left.length).toBeGreaterThan(0)
      },
    ),
  )
})

test('says which rule it was', () => {
  const base = { actorId: 'a', memberId: 'a', adminIds: ['a'], isAdminAfter: false }
  expect(whyNotChangeMember(base)).toBe('last_admin')
  expect(whyNotChangeMember({ ...base, adminIds: ['a', 'b'] })).toBe(null)
  expect(whyNotChangeMember({ ...base, adminIds: ['a', 'b'], blocks: true })).toBe('own_account')
  expect(whyNotChangeMember({ ...base, adminIds: ['b'] })).toBe('forbidden')
  expect(whyNotChangeMember({ ...base, isAdminAfter: true })).toBe(null)
})
