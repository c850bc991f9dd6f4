import { expect, test } from 'vitest'
import { HOOKS_MAX, whyNotMakeHook, whyNotSend } from './limits.ts'

test('hooks can be created up to the limit and not beyond', () => {
  expect(whyNotMakeHook(HOOKS_MAX - 1)).toBeNull()
  expect(whyNotMakeHook(HOOKS_MAX)).toBe('program_limit')
})

test('nothing is sent to a hook that is switched off', () => {
  expect(whyNotSend({ disabled: true })).toBe('transition_not_allowed')
  expect(whyNotSend({ disabled: false })).toBeNull()
})
