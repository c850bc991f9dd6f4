import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type SealedPlace, fingerprint, seal, sealingKey, unseal } from './seal.ts'

const newKey = () => sealingKey(randomBytes(32))
const keys = [newKey()]
const place: SealedPlace = { column: 'two_factor.secret', row: 'ana' }

test('a sealed text can be opened in its own place and in no other', () => {
  const sealed = seal(keys, place, 'JBSWY3DP')
  expect(sealed).toMatch(/^sealed1\.[0-9a-f]{8}\.[\w-]{38,}$/)
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal(keys, place, 'JBSWY3DP')).not.toBe(sealed)
  expect(unseal(keys, place, sealed)).toBe('JBSWY3DP')
  expect(() => unseal(keys, { ...place, row: 'bo' }, sealed)).toThrow()
  expect(() => unseal(keys, { ...place, column: 'staff_two_factor.secret' }, sealed)).toThrow()
})

test('a text that was altered, truncated or never sealed cannot be opened', () => {
  const sealed = seal(keys, place, '')
  const content = sealed.split('.')[2]!
  const sealedWith = (changed: string) => sealed.replace(content, changed)
  expect(unseal(keys, place, sealed)).toBe('')
  const flipped = Buffer.from(content, 'base64url')
  flipped[20] = flipped[20]! ^ 1
  for (const bad of [
    sealedWith(flipped.toString('base64url')),
    sealedWith(content.slice(0, 20)),
    sealedWith(''),
    'JBSWY3DP',
    '',
  ])
    expect(() => unseal(keys, place, bad), bad).toThrow()
})

test('the newest key seals, older ones still open, and the error for a missing key names it', () => {
  const old = newKey()
  const sealed = seal([old], place, 'text')
  const both = [newKey(), old]
  expect(unseal(both, place, sealed)).toBe('text')
  expect(seal(both, place, 'text')).toContain(both[0]!.id)
  expect(() => unseal(keys, place, sealed)).toThrow(`sealed with the key ${old.id}, which is not known here`)
  expect(() => seal([], place, 'text')).toThrow('there is no sealing key')
  expect(() => sealingKey(randomBytes(16))).toThrow('32 bytes')
})

test('equal texts have equal fingerprints', () => {
  const secret = randomBytes(32)
  expect(fingerprint(secret, 'mtcn', '1').equals(fingerprint(secret, 'mtcn', '1'))).toBe(true)
  expect(fingerprint(secret, 'mtcn', '1').equals(fingerprint(secret, 'mtcn', '2'))).toBe(false)
})
