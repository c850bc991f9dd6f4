import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hookBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { READ_SCOPES } from '@longhaul/domain/accounts/read-tokens.ts'
import { scopesFor } from '../server/src/mcp/scopes.ts'
import { TOOLS } from '../server/src/mcp/tools/tools.ts'
import { expect, test } from 'vitest'

/* Executes what docs/programs.md tells others to write, and checks its tables against the contract. */

const page = readFileSync(new URL('../docs/programs.md', import.meta.url), 'utf8')

test('the table of scopes lists exactly the calls that a token allows', () => {
  for (const scope of READ_SCOPES) {
    const [, listed = ''] = new RegExp(`^\\| \`${scope}\` +\\| (.+) \\|$`, 'm').exec(page) ?? []
    const calls = [...listed.matchAll(/`([^`]+)`/g)].map(([, call]) => String(call))
    const open = allRoutes.filter((route) => route.tokens === scope).map((route) => String(route.spec))
    expect(calls.toSorted(), scope).toEqual(open.toSorted())
  }
})

test('the table of grants lists exactly the calls that a token that acts can make', () => {
  for (const scope of GRANT_SCOPES) {
    const [, listed = ''] = new RegExp(`^\\| \`${scope}\` +\\| (.+) \\|$`, 'm').exec(page) ?? []
    const calls = [...listed.matchAll(/`([^`]+)`/g)].map(([, call]) => String(call))
    const open = allRoutes.filter((route) => route.grants?.scope === scope).map((route) => String(route.spec))
    expect(calls.toSorted(), scope).toEqual(open.toSorted())
  }
})

test('the table of tools lists every tool, in order, with what it does, its scopes and its calls', () => {
  const rows = [...page.matchAll(/^\| `([a-z_]+)` +\| (reads|changes|spends) +\| (.+?) +\| (.+?) +\|$/gm)]
  const codesIn = (cell: string | undefined) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code)
  expect(rows.map(([, name, does, needs, calls]) => [name, does, codesIn(needs), codesIn(calls)])).toEqual(
    TOOLS.map((tool) => [tool.name, tool.does, scopesFor(tool), [...tool.calls]]),
  )
})

test('the table of events lists every event with every field of its data', () => {
  for (const [event, schema] of Object.entries(hookBodies)) {
    const [, data = ''] = new RegExp(`^\\| \`${event}\` +\\| [^|]+ \\| (.+) \\|$`, 'm').exec(page) ?? []
    const fields = [...data.matchAll(/`([^`]+)`/g)].map(([, field]) => field)
    const { properties } = schema as { properties?: { data?: { properties?: object } } }
    expect(fields, event).toEqual(Object.keys(properties?.data?.properties ?? {}))
  }
})

test('the signature check accepts signed content, and nothing that was changed or is old', async () => {
  const [, code = ''] = /```js\n([^]+?)```/.exec(page) ?? []
  const { isFromLonghaul } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromLonghaul(secret: string, headers: Record<string, string>, body: string): boolean
  }
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const signed = (timestamp: number, body: string) => {
    const text = `a-delivery.${timestamp}.${body}`
    const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(text).digest('base64')
    return {
      'webhook-id': 'a-delivery',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    }
  }
  const now = Math.floor(Date.now() / 1000)
  expect(isFromLonghaul(secret, signed(now, '{}'), '{}')).toBe(true)
  expect(isFromLonghaul(secret, signed(now, '{}'), '{"a":1}')).toBe(false)
  expect(isFromLonghaul(secret, signed(now - 301, '{}'), '{}')).toBe(false)
  expect(isFromLonghaul(secret, { ...signed(now, '{}'), 'webhook-id': 'another' }, '{}')).toBe(false)
  expect(isFromLonghaul(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, signed(now, '{}'), '{}')).toBe(
    false,
  )
})
