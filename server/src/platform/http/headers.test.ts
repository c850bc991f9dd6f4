import { expect, test } from 'vitest'
import { readEnv } from '../../read-env.ts'
import { safeHeaders } from './headers.ts'

const hsts = (settings: Record<string, string>) => safeHeaders(readEnv(settings))['strict-transport-security']

test('browsers are told to use https for the shop’s own host, and for those below it only if the operator wants that', () => {
  const shop = { DEMO: '1', PUBLIC_URL: 'https://example.com' }
  expect(hsts(shop)).toBe('max-age=31536000')
  expect(hsts({ ...shop, HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains')
  expect(hsts({ HSTS_SUBDOMAINS: '1' })).toBeUndefined()
  expect(() => hsts({ ...shop, HSTS_SUBDOMAINS: 'yes' })).toThrow(/HSTS_SUBDOMAINS must be 0 or 1/)
})
