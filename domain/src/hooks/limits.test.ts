import { expect, test } from 'vitest'
import { HOOKS_MAX, oldSecretUntil, whyNotMakeHook, whyNotReplay, whyNotSend } from './limits.ts'

test('hooks can be created up to the limit and not beyond', () => {
  expect(whyNotMakeHook(HOOKS_MAX - 1)).toBeNull()
  expect(whyNotMakeHook(HOOKS_MAX)).toBe('program_limit')
})

test('nothing is sent to a hook that is switched off', () => {
  expect(whyNotSend({ disabled: true })).toBe('transition_not_allowed')
  expect(whyNotSend({ disabled: false })).toBeNull()
})

test('a replayed range begins before it ends', () => {
  const [from, to] = [new Date('2026-11-02T00:00Z'), new Date('2026-11-03T00:00Z')]
  expect(whyNotReplay({ from, to })).toBeNull()
  expect(whyNotReplay({ from, to: from })).toBe('reversed')
  expect(whyNotReplay({ from: to, to: from })).toBe('reversed')
  expect(oldSecretUntil(from)).toEqual(to)
})
