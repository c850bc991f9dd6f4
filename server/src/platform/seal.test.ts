import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fingerprint, seal, unseal } from './seal.ts'

const secret = randomBytes(32)

test('what is sealed is read again for the same purpose, and for no other', () => {
  const sealed = seal(secret, 'mtcn', '1234567890')
  expect(sealed).not.toContain('1234567890')
  expect(seal(secret, 'mtcn', '1234567890')).not.toBe(sealed)
  expect(unseal(secret, 'mtcn', sealed)).toBe('1234567890')
  expect(() => unseal(secret, 'other', sealed)).toThrow()
  expect(() => unseal(randomBytes(32), 'mtcn', sealed)).toThrow()
  expect(() => unseal(secret, 'mtcn', `A${sealed.slice(1)}B`)).toThrow()
})

test('equal texts have equal fingerprints', () => {
  expect(fingerprint(secret, 'mtcn', '1').equals(fingerprint(secret, 'mtcn', '1'))).toBe(true)
  expect(fingerprint(secret, 'mtcn', '1').equals(fingerprint(secret, 'mtcn', '2'))).toBe(false)
})
