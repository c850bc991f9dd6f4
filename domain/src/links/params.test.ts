import { expect, test } from 'vitest'
import { paramOf, paramsOf } from './params.ts'

test.each([
  ['id=7&x=8', '7'],
  ['x=8&ID=7', '7'],
  ['&&id=7&', '7'],
  ['a=1&amp;id=7', '7'],
  ['id%3D7&sa=D', '7'],
  ['%69d=7', '7'],
  ['id=%37', '7'],
  ['id=7&id=7', '7'],
  ['id=&id=7', '7'],
  ['id=7&id=8', undefined],
  ['id[]=7', undefined],
  ['idx=7', undefined],
  ['id', undefined],
  ['id=%C4%D0', '%C4%D0'],
])('%s has the id %s', (query, value) => {
  expect(paramOf(paramsOf(query), 'id')).toBe(value)
})

test('a query without a value between two signs has no parameter there', () => {
  expect(paramsOf('&&id=7&')).toEqual([{ name: 'id', raw: '7', rest: '7&' }])
})

test('several names for the same value have to agree', () => {
  expect(paramOf(paramsOf('id=7&goodsId=7'), 'id', 'goodsid')).toBe('7')
  expect(paramOf(paramsOf('id=7&goodsId=8'), 'id', 'goodsid')).toBeUndefined()
})
