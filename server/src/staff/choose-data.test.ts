import { expect, test } from 'vitest'
import { chooseData } from './choose-data.ts'

const here = '/srv/longhaul/data'
const there = { pid: 1, dataDir: '/var/shop', hasOwnDatabase: true, publicUrl: 'https://shop.example' }
const known = { isGiven: false, dataDir: here, hasData: false, running: [] }

test('the data is the given one, the default one, or that of the only running server', () => {
  expect(chooseData({ ...known, isGiven: true, running: [there] })).toBe(here)
  expect(chooseData({ ...known, hasData: true })).toBe(here)
  expect(chooseData({ ...known, hasData: true, running: [{ ...there, dataDir: here }] })).toBe(here)
  expect(chooseData({ ...known, running: [there] })).toBe('/var/shop')
})

test('if there are several candidates or none, nothing is opened, and each candidate is named', () => {
  expect(() => chooseData(known)).toThrow(/no shop in \/srv\/longhaul\/data.*no server is running/)
  expect(() => chooseData({ ...known, hasData: true, running: [there] })).toThrow(
    /Which data[^]*\/srv\/longhaul\/data[^]*\/var\/shop/,
  )
  const another = { ...there, dataDir: '/var/other' }
  expect(() => chooseData({ ...known, running: [there, another] })).toThrow(/\/var\/shop[^]*\/var\/other/)
  expect(() => chooseData({ ...known, running: [{ ...there, hasOwnDatabase: false }] })).toThrow(
    'set DATABASE_URL',
  )
})
