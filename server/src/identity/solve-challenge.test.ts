import { solveChallenge } from '@longhaul/contract/accounts/solve-challenge.ts'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'

const challengeOf = (cost: number, keyPrefix: string) =>
  createChallenge({ algorithm: 'SHA-256', cost, keyPrefix, deriveKey, hmacSignatureSecret: 'a secret' })

test.each([
  [1, '00'],
  [3, '0a'],
  [1, '0000'],
])(
  'a challenge (cost %i, prefix %s) is solved without the browser’s own hash, as the server checks it',
  async (cost, prefix) => {
    const challenge = await challengeOf(cost, prefix)
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
    const proof = await solveChallenge(challenge).finally(() =>
      Object.defineProperty(globalThis, 'crypto', own),
    )
    const read = JSON.parse(atob(proof)) as {
      challenge: Challenge
      solution: { counter: number; derivedKey: string }
    }
    expect(await verifySolution({ ...read, deriveKey, hmacSignatureSecret: 'a secret' })).toMatchObject({
      verified: true,
    })
  },
)

test('an invalid challenge is not solved', async () => {
  const { parameters } = await challengeOf(1, '00')
  for (const bad of [
    { ...parameters, keyPrefix: 'x' },
    { ...parameters, salt: '' },
    { ...parameters, nonce: 'abc' },
  ])
    await expect(solveChallenge({ parameters: bad })).rejects.toThrow('not a challenge')
})
