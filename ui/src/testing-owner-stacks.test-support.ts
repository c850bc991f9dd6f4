import * as React from 'react'

/*
 * A setup file of the screens' tests (vitest.config.ts). React's development build records the call stack of
 * every element it creates, up to 10,000 times a second, so that a warning can show them. That takes an
 * eighth of these tests' time, and the warnings fail a test without it as well. React stops recording when
 * its counter is high: here it always is.
 */

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its recorded stacks elsewhere now: adapt or remove this file')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
  configurable: true,
})
