import { expect, test } from 'vitest'
import { ALIKE_BITS, HASH_SIDE, type PictureHash, SAME_BITS, hashPicture } from './picture-hash.ts'

/** A bright disc on a darker ground, somewhere. */
const disc = (x: number, y: number, radius: number, more = 0): Uint8Array =>
  Uint8Array.from({ length: HASH_SIDE * HASH_SIDE }, (_, at) => {
    const [column, row] = [at % HASH_SIDE, Math.floor(at / HASH_SIDE)]
    const far = Math.hypot(column - x, row - y)
    return Math.max(0, Math.min(255, Math.round(200 - Math.max(0, far - radius) * 12 + column + more)))
  })
const distance = (one: PictureHash | undefined, other: PictureHash | undefined) =>
  [...(one!.dct + one!.diff)].filter((bit, at) => bit !== (other!.dct + other!.diff)[at]).length

test('has 64 zeros and ones of each kind, the same for the same picture', () => {
  const hash = hashPicture(disc(12, 14, 6))!
  expect([hash.dct, hash.diff]).toEqual([
    expect.stringMatching(/^[01]{64}$/),
    expect.stringMatching(/^[01]{64}$/),
  ])
  expect(hashPicture(disc(12, 14, 6))).toEqual(hash)
})

test('a brighter copy is the same; the thing elsewhere is not', () => {
  const hash = hashPicture(disc(12, 14, 6))
  expect(distance(hash, hashPicture(disc(12, 14, 6, 12)))).toBeLessThanOrEqual(SAME_BITS)
  expect(distance(hash, hashPicture(disc(25, 6, 3)))).toBeGreaterThan(ALIKE_BITS)
})

test('a picture that shows nothing has none', () => {
  expect(hashPicture(new Uint8Array(HASH_SIDE * HASH_SIDE).fill(250))).toBeUndefined()
  expect(hashPicture(Uint8Array.from({ length: HASH_SIDE * HASH_SIDE }, (_, at) => at % 3))).toBeUndefined()
})

test('a picture of another size is a mistake of ours', () => {
  expect(() => hashPicture(new Uint8Array(9))).toThrow(RangeError)
})
