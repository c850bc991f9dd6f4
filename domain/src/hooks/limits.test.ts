import { expect, test } from 'vitest'
import { HOOKS_MAX, whyNotMakeHook, whyNotRedeliver, whyNotSend } from './limits.ts'

test('the last of the allowed hooks may be made, the next may not', () => {
  expect(whyNotMakeHook(HOOKS_MAX - 1)).toBeNull()
  expect(whyNotMakeHook(HOOKS_MAX)).toBe('hook_limit')
})

test('nothing is sent to a hook that is off, and nothing twice that waits anyway', () => {
  const on = { disabled: false }
  expect(whyNotSend({ disabled: true })).toBe('hook_off')
  expect(whyNotRedeliver({ disabled: true }, { state: 'failed' })).toBe('hook_off')
  expect(whyNotRedeliver(on, { state: 'waiting' })).toBe('delivery_waiting')
  expect(whyNotRedeliver(on, { state: 'delivered' })).toBeNull()
  expect(whyNotRedeliver(on, { state: 'failed' })).toBeNull()
})
