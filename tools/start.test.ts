import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedWith } from './imports.ts'
import { type Lock, installedWith } from './lock-file.ts'
import { ROOT } from './source-files.ts'

/*
 * What a start of the server loads, and what a production install contains (decision 0053). A library that only some calls need is imported there, with
 * `import()`.
 */

const AT_START = [
  '@fastify/compress',
  '@fastify/multipart',
  '@node-rs/argon2',
  'altcha-lib',
  'altcha-lib/algorithms/sha',
  'binpackingjs/3d',
  'csv-parse/sync',
  'fast-json-stringify',
  'fastify',
  'graphile-worker',
  'htmlparser2',
  'kysely',
  'kysely/helpers/postgres',
  'otpauth',
  'pg',
  'pino',
  'typebox',
  'typebox/compile',
  'typebox/value',
]

test('the server starts with these libraries and no other', () => {
  expect(packagesOf(ROOT, 'server/src/main.ts')).toEqual(AT_START)
})

test('what is imported as a type, or inside a call, is not loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longhaul-start-'))
  try {
    writeFileSync(
      join(folder, 'main.ts'),
      "import type Zip from 'zip'\nimport { type A, type B } from 'types'\nimport './side.ts'\nexport const zip = () => import('zip')\n",
    )
    writeFileSync(join(folder, 'side.ts'), "import 'polyfill'\nexport { draw } from 'pictures'\n")
    expect(packagesOf(folder, 'main.ts')).toEqual(['pictures', 'polyfill'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a production install is small: everything else is in the bundles', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  const { dependencies } = read('server/package.json') as { dependencies: Record<string, string> }
  const installed = installedWith(read('package-lock.json') as Lock, 'server', Object.keys(dependencies))
  // Packages for other processors and systems are not installed.
  const everywhere = Object.entries(installed).filter(([, { optional, link }]) => !optional && !link)
  expect(everywhere.length).toBeLessThan(60)
  const workspaces = ['contract', 'text', 'ui', 'browser', 'storefront', 'console', 'domain']
  for (const workspace of workspaces) {
    const manifest = read(`${workspace}/package.json`) as { dependencies?: Record<string, string> }
    const bundled = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@longhaul/'))
    expect(bundled, `${workspace} is bundled: what it imports is a development dependency`).toEqual([])
  }
})

/** The packages loaded with a file, directly or indirectly, in alphabetical order. */
function packagesOf(root: string, entry: string): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { name, to } of loadedWith(root, file)) {
      if (to !== undefined) visit(to)
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  visit(entry)
  return [...packages].toSorted()
}
