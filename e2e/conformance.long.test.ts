import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGLISH_AT_1190, launch } from './src/browser.ts'
import { SHOPPER_PASSWORD } from './src/calls.ts'
import { registerProgram } from './src/register-program.ts'
import { Scene } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { newShopper } from './src/shoppers.ts'

/*
 * The tools of others against this shop, fetched from the registry for the occasion: the conformance suite of
 * the Model Context Protocol, which needs Node 22, and the types that `openapi-typescript` makes of our
 * document. Where they cannot be fetched, the tests are skipped and say so.
 */

const run = promisify(execFile)
const TOOLS = [
  'node@22',
  '@modelcontextprotocol/conformance@0.2.0-alpha.12',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
]
const { url } = await shop()
let folder = ''
let missing = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul-conformance-'))
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  // Node’s own package fetches its program in a script.
  const flags = ['--ignore-scripts=false', '--engine-strict=false', '--no-audit', '--no-fund']
  await run('npm', ['install', ...flags, ...TOOLS], { cwd: folder }).catch((error: Error) => {
    missing = `the tools cannot be fetched: ${error.message}`
    process.stderr.write(`${missing}\n`)
  })
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (...path: string[]) => join(folder, 'node_modules', ...path)

type Check = { id: string; status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO' }

/**
 * Runs the conformance suite, which fails as soon as one check does; returns the checks of each scenario.
 * `heard` is told what it says meanwhile.
 */
async function conform(
  args: readonly string[],
  heard: (said: string) => void = () => undefined,
): Promise<Map<string, Check[]>> {
  const results = await mkdtemp(join(folder, 'results-'))
  const program = inFolder('@modelcontextprotocol', 'conformance', 'dist', 'index.js')
  const running = run(inFolder('node', 'bin', 'node'), [program, ...args, '-o', results], {
    maxBuffer: 64 * 1024 * 1024,
  })
  running.child.stdout?.on('data', (said: string) => heard(said))
  await running.catch(() => undefined)
  const checks = new Map<string, Check[]>()
  for (const name of await readdir(results)) {
    const scenario = name.replace(/-\d{4}-\d\d-\d\dT.*$/, '').replace(/^(authorization-server|server)-/, '')
    checks.set(scenario, JSON.parse(await readFile(join(results, name, 'checks.json'), 'utf8')) as Check[])
  }
  return checks
}

const failed = (checks: readonly Check[]) =>
  checks
    .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    .map(({ id }) => id)
    .toSorted()

/** Scenarios that test what a shop has no reason to have, and why. */
const NOT_OURS: readonly (readonly [scenario: RegExp, why: string])[] = [
  [/^(resources|prompts)-|^sep-2164-|^completion-|^logging-/, 'the shop has tools and nothing else'],
  [/^tools-call-|^elicitation-|^json-schema-2020-12$/, 'it calls tools that a server for tests has'],
  [/^input-required-result-/, 'the same; asking the user is tested in server/src/mcp/spending.test.ts'],
  [/^tasks-/, 'an extension: nothing of ours outlasts its call'],
  [/^http-custom-header-/, 'no parameter of ours is repeated in a header'],
  [/^server-sse-|^server-session-/, 'there is neither a session nor a stream to resume'],
]

const NO_LISTS = 'the shop has neither prompts nor resources to list'
const NO_FIXTURE = 'only with a tool that a server for tests has'

/** What must pass, except for these checks and for these reasons. */
const OURS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  '2026-07-28': {
    'tools-list': {},
    'http-header-validation': {},
    'dns-rebinding-protection': {},
    'input-required-result-unsupported-methods': {},
    'input-required-result-validate-input': {},
    caching: {
      'sep-2549-prompts-list-caching-hints': NO_LISTS,
      'sep-2549-resources-list-caching-hints': NO_LISTS,
      'sep-2549-resources-templates-list-caching-hints': NO_LISTS,
    },
    'server-stateless': {
      'sep-2575-server-rejects-undeclared-capability': NO_FIXTURE,
      'sep-2575-missing-capability-http-400': NO_FIXTURE,
      'sep-2575-http-server-no-independent-requests-on-stream': NO_FIXTURE,
      'sep-2575-server-no-log-without-loglevel': NO_FIXTURE,
    },
  },
  '2025-11-25': {
    'server-initialize': {},
    ping: {},
    'tools-list': {},
    'dns-rebinding-protection': {},
  },
}

describe('the Model Context Protocol', () => {
  test.for(Object.keys(OURS))('what applies to a shop conforms to %s', async (revision, { skip }) => {
    skip(missing !== '', missing)
    const checks = await conform(['server', '--url', `${url}/mcp/public`, '--requirements', revision])
    const scenarios = Object.entries(OURS[revision]!)
    for (const [scenario, but] of scenarios) {
      const found = checks.get(scenario) ?? []
      expect(found.filter(({ status }) => status === 'SUCCESS').length, scenario).toBeGreaterThan(0)
      expect(failed(found), scenario).toEqual(Object.keys(but).toSorted())
    }
    const others = [...checks.keys()].filter((name) => !(name in OURS[revision]!))
    expect(others.filter((name) => !NOT_OURS.some(([pattern]) => pattern.test(name)))).toEqual([])
  })

  test('the authorization server describes itself, and gives a client its token by the grant of a code', async ({
    skip,
  }) => {
    skip(missing !== '', missing)
    const port = 33_000 + (process.pid % 1_000)
    const client = await registerProgram(url, 'Conformance', '/callback')
    const { email } = await newShopper(url)
    await new Scene(await launch(), url, ENGLISH_AT_1190).play(async (scene) => {
      const page = await scene.shopperAs(email)
      const args = ['--url', url, '--client-id', client, '--resource', `${url}/mcp`, '--port', String(port)]
      let said = ''
      let allowing: Promise<void> | undefined
      const checks = await conform(['authorization', ...args], (more) => {
        said += more
        const [address] = /http\S+client_id=\S+(?=\s)/.exec(said) ?? []
        if (address) allowing ??= allow(scene, page, address)
      })
      await allowing
      for (const scenario of ['authorization-server-metadata-endpoint', 'authorization-code-grant']) {
        const found = checks.get(scenario) ?? []
        expect(found.filter(({ status }) => status === 'SUCCESS').length, scenario).toBeGreaterThan(0)
        expect(failed(found), scenario).toEqual([])
      }
    })
  })
})

/** The shopper opens the address of the suite and allows what it asks for. */
async function allow({ words }: Scene, page: Page, address: string): Promise<void> {
  const { connect, password } = words.shop.programs
  await page.goto(address)
  await page.getByLabel(password, { exact: true }).fill(SHOPPER_PASSWORD)
  await page.getByRole('button', { name: connect.allow, exact: true }).click()
  await page.getByText('You can close this page').waitFor()
}

test('openapi-typescript makes types of our document, against which a program compiles', async ({ skip }) => {
  skip(missing !== '', missing)
  const types = join(folder, 'shop.d.ts')
  await run(process.execPath, [
    inFolder('openapi-typescript', 'bin', 'cli.js'),
    `${url}/api/v1/openapi.json`,
    '-o',
    types,
  ])
  const program = join(folder, 'program.ts')
  const use = `import type { paths } from './shop.d.ts'
type Orders = paths['/orders']['get']['responses'][200]['content']['application/json']['data']
export const numbers = (orders: Orders): string[] => orders.items.map(({ number }) => number)
`
  await writeFile(program, use)
  const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext']
  const check = () =>
    run(process.execPath, [inFolder('typescript', 'bin', 'tsc'), ...flags, program], { cwd: folder })
  await check()
  await writeFile(program, use.replace('({ number })', '({ nothing })'))
  await expect(check()).rejects.toThrow()
})
