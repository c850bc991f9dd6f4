import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedWith } from './imports.ts'
import { buildServer } from './server-bundle.mjs'
import { ROOT } from './source-files.ts'

/*
 * What a start of the server loads. A library that only some calls need is imported there, with `import()`.
 */

const AT_START = [
  '@fastify/compress',
  '@fastify/etag',
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

test('the stack trace of a program names the lines of its sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'longhaul-start-'))
  try {
    writeFileSync(
      join(folder, 'broken.ts'),
      "type Fault = Error\n\nfunction fail(fault: Fault): never {\n  throw fault\n}\n\nfail(new Error('at fault'))\n",
    )
    await buildServer([join(folder, 'broken.ts')], join(folder, 'server/dist'))
    // Without sources beside it, it starts what is there, as in a release.
    cpSync(join(ROOT, 'tools/start.mjs'), join(folder, 'tools/start.mjs'))
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'tools/start.mjs'), 'broken'], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Error: at fault\n +at .*broken\.ts:7:6/)])
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
