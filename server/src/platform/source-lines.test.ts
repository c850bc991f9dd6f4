import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rootFolder } from './folders.ts'

/* In a process of its own: how stacks are written is a matter of the whole process. */

const folder = mkdtempSync(join(tmpdir(), 'longhaul-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program prints that imports a bundle with this map. */
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

test('a fault names the line of the source, below the root of the product', () => {
  const sources = [join(rootFolder(), 'server/src', 'invented.ts')]
  // All of the first line comes from line 5, column 1.
  const stack = stackWith(JSON.stringify({ version: 3, sources, names: [], mappings: 'AAIA' }))
  expect(stack).toMatch(/^TypeError: at fault\n {4}at fail \(server\/src\/invented\.ts:5:1\)/)
})

test('without a map that can be read it names the line of the bundle', () => {
  expect(stackWith('{')).toMatch(/at fail \(file:.*\/bundle\.mjs:1:\d+\)/)
})
