import { expect, test } from 'vitest'
import { CallTable } from './call-table.ts'

const table = new CallTable<string>()
for (const spec of [
  'GET /orders',
  'POST /orders',
  'GET /orders/{id}',
  'GET /orders/open',
  'POST /orders/{order}/items/{id}',
  'DELETE /orders/open/items/{id}',
]) {
  const [method = '', path = ''] = spec.split(' ')
  table.add(method, path, spec)
}

test.each([
  ['GET', '/orders', 'GET /orders', {}],
  ['POST', '/orders?a=/orders/1', 'POST /orders', {}],
  ['GET', '/orders#top', 'GET /orders', {}],
  ['GET', '/orders/7', 'GET /orders/{id}', { id: '7' }],
  ['GET', '/orders/open', 'GET /orders/open', {}],
  ['GET', '/%6Frders/o%70en', 'GET /orders/open', {}],
  ['GET', 'http://shop.test/orders/7?a=b', 'GET /orders/{id}', { id: '7' }],
  ['GET', '/orders/', 'GET /orders/{id}', { id: '' }],
  ['GET', '/orders/a%2Fb%25', 'GET /orders/{id}', { id: 'a/b%' }],
  ['POST', '/orders/7/items/8', 'POST /orders/{order}/items/{id}', { order: '7', id: '8' }],
  // The literal segment matches first, but it has no call with this method, so the parameter is tried.
  ['POST', '/orders/open/items/8', 'POST /orders/{order}/items/{id}', { order: 'open', id: '8' }],
  ['DELETE', '/orders/open/items/8', 'DELETE /orders/open/items/{id}', { id: '8' }],
])('%s %s is %s', (method, url, call, params) => {
  expect(table.find(method, url)).toEqual({ call, params })
})

test.each([
  ['PUT', '/orders'],
  ['GET', '/'],
  ['GET', ''],
  ['GET', '/orders/7/items'],
  ['GET', '/orders/7/'],
  ['GET', '//orders'],
  ['GET', `/orders/${'a'.repeat(201)}`],
  ['GET', '/Orders'],
  ['GET', '/constructor'],
])('%s %s is nothing', (method, url) => {
  expect(table.find(method, url)).toBeUndefined()
})

test('an address can only have one call', () => {
  const two = new CallTable<number>()
  two.add('GET', '/orders/{id}', 1)
  expect(() => two.add('GET', '/orders/{order}', 2)).toThrow('two calls')
})

test('a parameter must be a whole path segment', () => {
  expect(() => table.add('GET', '/orders/{id}.pdf', '')).toThrow('no whole part')
})
