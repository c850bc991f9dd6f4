import { afterEach, expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

afterEach(() => writeCookie('currency', '', 0))

it('reads what was just written, and at the next task what another tab wrote', async () => {
  expect(readCookie('currency')).toBeUndefined()
  writeCookie('currency', 'EUR', 60)
  expect(readCookie('currency')).toBe('EUR')
  writeCookie('currency', '', 0)
  expect(readCookie('currency')).toBeUndefined()
  document.cookie = 'currency=JPY; Path=/'
  await Promise.resolve()
  expect(readCookie('currency')).toBe('JPY')
})
