import { createHash } from 'node:crypto'
import { LANGS } from '@longhaul/domain/languages.ts'
import { expect, test } from 'vitest'
import { safeHeaders } from '../platform/http/headers.ts'
import { unloadedWords } from './page-document.ts'

test.each(LANGS)('the policy allows the one inline script of a document by its hash (%s)', (lang) => {
  const scripts = [...unloadedWords(lang).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!)
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256').update(scripts[0]!).digest('base64')
  const policy = safeHeaders({ publicUrl: 'https://shop.test', hstsSubdomains: false })
  expect(policy['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})
