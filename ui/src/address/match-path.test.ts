import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test('literal parts match in any letter case and with a trailing slash, and nothing else matches', () => {
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/mine/order', '/mine/order')).toEqual({})
  expect(matchPath('/mine/order', '/Mine/Order/')).toEqual({})
  for (const other of ['/', '/mine', '/mine/orders', '/mine/order/1', '/mine//order', '//mine/order'])
    expect(matchPath('/mine/order', other)).toBeUndefined()
})

test('parameters are read, and optional ones may be missing', () => {
  expect(matchPath('/faq/:id', '/faq/59')).toEqual({ id: '59' })
  expect(matchPath('/faq/:id', '/faq')).toBeUndefined()
  expect(matchPath('/faq/:id', '/faq//')).toBeUndefined()
  expect(matchPath('/faq/:id?/:name?', '/faq')).toEqual({ id: undefined, name: undefined })
  expect(matchPath('/faq/:id?/:name?', '/faq/59/How-to-buy')).toEqual({ id: '59', name: 'How-to-buy' })
  expect(matchPath('/faq/:id?/:name?', '/faq//How-to-buy')).toBeUndefined()
  expect(matchPath('/faq/:id?/:name?', '/faq/59/How/to')).toBeUndefined()
})

test('a star matches the rest of the path', () => {
  expect(matchPath('/article/:id?/*', '/article')).toEqual({ id: undefined, '*': '' })
  expect(matchPath('/article/:id?/*', '/article/101/a/b')).toEqual({ id: '101', '*': 'a/b' })
})
