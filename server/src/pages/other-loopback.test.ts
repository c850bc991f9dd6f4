import { expect, test } from 'vitest'
import { otherLoopback } from './page-address.ts'

test.each([
  ['127.0.0.1:3000', 'http://localhost:3000', 'http://localhost:3000/cart?a=1'],
  ['[::1]:3000', 'http://localhost:3000', 'http://localhost:3000/cart?a=1'],
  ['localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000/cart?a=1'],
  ['localhost:3000', 'http://localhost:3000', null],
  ['127.0.0.1:8080', 'http://localhost:3000', null],
  ['evil.example:3000', 'http://localhost:3000', null],
  ['127.0.0.1:3000', 'https://shop.example.com', null],
  [undefined, 'http://localhost:3000', null],
])('opened as %s where the shop is %s', (host, publicUrl, goal) => {
  expect(otherLoopback(host, '/cart?a=1', publicUrl)).toBe(goal)
})
