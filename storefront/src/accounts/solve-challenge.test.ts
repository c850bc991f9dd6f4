// @vitest-environment jsdom
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { solve } from './solve-challenge.ts'

test('a challenge is solved without the browser’s own hash, as the server checks it', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 3,
    keyPrefix: '00',
    deriveKey,
    hmacSignatureSecret: 'a secret',
  })
  const subtle = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  const proof = await solve(challenge).finally(() => Object.defineProperty(globalThis, 'crypto', subtle))
  const read = JSON.parse(atob(proof)) as {
    challenge: Challenge
    solution: { counter: number; derivedKey: string }
  }
  expect(await verifySolution({ ...read, deriveKey, hmacSignatureSecret: 'a secret' })).toMatchObject({
    verified: true,
  })
})
