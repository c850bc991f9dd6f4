import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rootFolder } from './folders.ts'

/* Runs in a separate process, because the format of stack traces is set for the whole process. */

const folder = mkdtempSync(join(tmpdir(), 'longhaul-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The stack trace printed by a program that imports a bundle with this source map. */
function stackWith(map: string): string {
  const source = join(rootFolder(), 'server/src/platform/source-lines.ts')
  writeFileSync(join(folder, 'bundle.mjs'), "export const fail = () => new TypeError('at fault')\n")
  writeFileSync(join(folder, 'bundle.mjs.map'), map)
  writeFileSync(
    join(folder, 'main.mjs'),
    `import { nameSourceLines } from ${JSON.stringify(source)}\nimport { fail } from './bundle.mjs'\nnameSourceLines()\nconsole.log(fail().stack)\n`,
  )
  return execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'main.mjs')], {
    cwd: rootFolder(),
    encoding: 'utf8',
  })
}

test('a stack trace names the source line, relative to the root of the product', () => {
  const sources = [join(rootFolder(), 'server/src', 'invented.ts')]
  // Maps the whole first line to line 5, column 1.
  const stack = stackWith(JSON.stringify({ version: 3, sources, names: [], mappings: 'AAIA' }))
  expect(stack).toMatch(/^TypeError: at fault\n {4}at fail \(server\/src\/invented\.ts:5:1\)/)
})

test('without a readable source map it names the line in the bundle', () => {
  expect(stackWith('{')).toMatch(/at fail \(file:.*\/bundle\.mjs:1:\d+\)/)
})
