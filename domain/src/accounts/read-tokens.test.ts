import { expect, test } from 'vitest'
import { READ_SCOPES, READ_TOKENS_MAX, whyNotMakeToken, whyNotReadWith } from './read-tokens.ts'

test('a token can read its scopes and nothing else, and never a route without a scope', () => {
  for (const scope of READ_SCOPES) {
    const allowed = READ_SCOPES.filter((wanted) => whyNotReadWith([scope], wanted) === null)
    expect(allowed).toEqual([scope])
  }
  expect(whyNotReadWith(READ_SCOPES, undefined)).toBe('token_scope')
  expect(whyNotReadWith([], 'orders')).toBe('token_scope')
})

test('tokens can be created up to the limit and not beyond', () => {
  expect(whyNotMakeToken(READ_TOKENS_MAX - 1)).toBeNull()
  expect(whyNotMakeToken(READ_TOKENS_MAX)).toBe('program_limit')
})
