/*
 * Checks our dependencies: versions with a known vulnerability, versions that need a Node version other than those we support, and fixed addresses in the lock
 * file. Uses the lock file and `known-advisories.json`, so it needs no network; the registry is queried in addition, and its answer used if it arrives in
 * time.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Advisory,
  type Lock,
  auditFaults,
  fixedAddresses,
  knownFaults,
  shippedPackages,
  wrongEngines,
} from './lock-file.ts'
import { ROOT } from './source-files.ts'

const REGISTRY_MS = 20_000

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const lock = read('package-lock.json') as Lock
const { engines } = read('package.json') as { engines: { node: string } }
const { shipped, forDevelopers } = knownFaults(lock, read('tools/known-advisories.json') as Advisory[])
const registry = askRegistry()

for (const line of forDevelopers) console.log(`for developers only: ${line}`)
if (registry === undefined)
  console.log('The registry was not queried or did not respond: only known advisories were checked.')
const faults = [
  ...shipped,
  ...wrongEngines(lock, engines.node),
  ...fixedAddresses(lock).map((name) => `${name} has an address in the lock file`),
  ...(registry ?? []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function askRegistry(): string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: REGISTRY_MS,
    maxBuffer: 1 << 26,
  })
  return auditFaults(stdout ?? '', new Set(shippedPackages(lock).map(({ name }) => name)))
}
