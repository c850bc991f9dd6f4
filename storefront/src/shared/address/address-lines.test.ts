import { expect, test } from 'vitest'
import { linesOf } from './address-lines.ts'

test.each([
  ['DE', { postcode: '10999', city: 'Berlin', province: 'Berlin' }, '10999 Berlin'],
  ['US', { postcode: '11201', city: 'Brooklyn', province: 'New York' }, 'Brooklyn, New York 11201'],
  ['GB', { postcode: 'SE1 9GF', city: 'London', province: '' }, 'London SE1 9GF'],
  ['FR', { postcode: '69001', city: 'Lyon', province: 'Rhône' }, '69001 Lyon, Rhône'],
  ['JP', { postcode: '150-0001', city: '渋谷区', province: '東京都' }, '150-0001 東京都 渋谷区'],
  ['HK', { postcode: '', city: '香港', province: '' }, '香港'],
])('the line of the city in %s', (country, place, line) => {
  const lines = linesOf(
    { first_name: 'A', last_name: 'B', address: '1 Main Street', country, ...place },
    'Country',
  )
  expect(lines).toEqual(['1 Main Street', line, 'Country'])
})
