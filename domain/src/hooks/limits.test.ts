import { expect, test } from 'vitest'
import { HOOKS_MAX, whyNotMakeHook, whyNotSend } from './limits.ts'

test('the last of the allowed hooks may be made, the next may not', () => {
  expect(whyNotMakeHook(HOOKS_MAX - 1)).toBeNull()
  expect(whyNotMakeHook(HOOKS_MAX)).toBe('program_limit')
})

test('nothing is sent to a hook that is off', () => {
  expect(whyNotSend({ disabled: true })).toBe('transition_not_allowed')
  expect(whyNotSend({ disabled: false })).toBeNull()
})
