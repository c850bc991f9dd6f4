import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedWith } from './imports.ts'
import { ROOT } from './source-files.ts'

/*
 * What a start of the server loads. A library that only some calls need is imported there, with `import()`.
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
