import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.ts'

const secret = Buffer.alloc(32, 7)
const now = new Date('2026-11-02T02:00:00Z')
const body = Buffer.from('{"id":"evt_1","amount_minor":1000}')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a signature is valid for its body, its secret and five minutes', () => {
  const header = signatureOf(secret, body, now)
  expect(isSigned(secret, header, body, now)).toBe(true)
  expect(isSigned(secret, header, body, later(300))).toBe(true)
  expect(isSigned(secret, header, body, later(301))).toBe(false)
  expect(isSigned(secret, header, body, later(-301))).toBe(false)
  expect(isSigned(secret, header, Buffer.from(body.toString().replace('1000', '1001')), now)).toBe(false)
  expect(isSigned(Buffer.alloc(32, 8), header, body, now)).toBe(false)
})

test.each([undefined, '', 't=1', 'v1=00', `t=${now.getTime() / 1000},v1=00`, 't=99999999999999,v1='])(
  '%j is no valid signature',
  (header) => {
    expect(isSigned(secret, header, body, now)).toBe(false)
  },
)

test('a signature cannot be reused with another time', () => {
  const old = signatureOf(secret, body, later(-3600))
  const moved = old.replace(/t=\d+/, `t=${now.getTime() / 1000}`)
  expect(isSigned(secret, moved, body, now)).toBe(false)
})
