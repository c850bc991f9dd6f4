import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validRange } from 'semver'
import { describe, expect, test } from 'vitest'
import {
  type Advisory,
  type Lock,
  auditFaults,
  fixedAddresses,
  knownFaults,
  lockedPackages,
  shippedPackages,
  withInstallScript,
  wrongEngines,
} from './lock-file.ts'
import { ROOT } from './source-files.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const lock = read('package-lock.json') as Lock
const advisories = read('tools/known-advisories.json') as Advisory[]

describe('what we install', () => {
  test('is in the lock file', () => expect(lockedPackages(lock).length).toBeGreaterThan(300))

  test('runs on the oldest Node of each supported line', () => {
    const { engines } = read('package.json') as { engines: { node: string } }
    expect(wrongEngines(lock, engines.node)).toEqual([])
  })

  test('has no known vulnerability of high severity', () => {
    expect(knownFaults(lock, advisories).shipped).toEqual([])
  })

  test('has no fixed address', () => expect(fixedAddresses(lock)).toEqual([]))

  test('runs no install script of a package: each is denied, so that npm neither runs it nor asks', () => {
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
    expect(allowScripts).toEqual(Object.fromEntries(withInstallScript(lock).map((name) => [name, false])))
  })
})

test('every known advisory can be parsed', () => {
  for (const { id, vulnerable, severity, what } of advisories) {
    expect(id).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/)
    expect(validRange(vulnerable), id).not.toBeNull()
    expect(['moderate', 'high', 'critical']).toContain(severity)
    expect(what).not.toBe('')
  }
})

describe('the check detects', () => {
  const locked = (more: object, dependencies: Record<string, string> = {}): Lock => ({
    packages: {
      '': { version: '1.0.0', engines: { node: '>=99' } },
      server: { version: '1.0.0', dependencies, devDependencies: { bundled: '1.0.0', vite: '1.0.0' } },
      'node_modules/bundled': { version: '1.0.0', dependencies: { '@scope/needed': '1.0.0' } },
      'node_modules/@scope/needed': { version: '1.0.0' },
      'node_modules/vite': { version: '1.0.0' },
      'server/node_modules/@scope/thing': { version: '21.0.0', ...more },
    },
  })
  const installed = { '@scope/thing': '21.0.0' }
  const advisory: Advisory = {
    id: 'GHSA-2222-2222-2222',
    package: '@scope/thing',
    vulnerable: '<21.3.2',
    severity: 'high',
    what: 'Everything.',
  }

  test('a package that requires a newer Node', () => {
    expect(wrongEngines(locked({ engines: { node: '>=22' } }), '>=20.19')).toHaveLength(1)
    expect(wrongEngines(locked({ engines: { node: '^20.19.0 || >=22' } }), '>=20.19')).toEqual([])
    expect(wrongEngines(locked({ engines: { node: '^20.19.0' } }), '^20.19.0 || >=24.0.0')).toHaveLength(1)
    expect(wrongEngines(locked({ engines: { node: '^20.19.0' }, os: ['win32'] }), '>=24.0.0')).toEqual([])
  })

  test('a version with a known vulnerability, where it is shipped', () => {
    expect(knownFaults(locked({}, installed), [advisory]).shipped).toHaveLength(1)
    expect(knownFaults(locked({ version: '21.3.2' }, installed), [advisory]).shipped).toEqual([])
    expect(knownFaults(locked({}, installed), [{ ...advisory, package: 'thing' }]).shipped).toEqual([])
    expect(knownFaults(locked({}), [advisory])).toMatchObject({
      shipped: [],
      forDevelopers: [expect.any(String)],
    })
  })

  test('what is bundled as well as what is installed, but no tools', () => {
    const names = (file: Lock) => shippedPackages(file).map(({ name }) => name)
    expect(names(locked({}))).toEqual(['bundled', '@scope/needed'])
    expect(names(locked({}, installed))).toContain('@scope/thing')
  })

  test('a fixed address', () => {
    expect(fixedAddresses(locked({ resolved: 'https://example.com/thing.tgz' }))).toEqual(['@scope/thing'])
  })

  test('the reply of the registry, and its absence', () => {
    const answer = (severity: string) =>
      JSON.stringify({ vulnerabilities: { thing: { severity, range: '<2' } } })
    const shipped = new Set(['thing'])
    expect(auditFaults(answer('critical'), shipped)).toEqual(['thing <2: critical'])
    expect(auditFaults(answer('critical'), new Set())).toEqual([])
    expect(auditFaults(answer('moderate'), shipped)).toEqual([])
    expect(auditFaults('{"vulnerabilities":{}}', shipped)).toEqual([])
    for (const silence of ['', '{"error":{}}', 'npm error network', 'null'])
      expect(auditFaults(silence, shipped)).toBeUndefined()
  })
})
