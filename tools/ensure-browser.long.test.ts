import { execFile } from 'node:child_process'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('processes that unpack concurrently all get a complete browser', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longhaul test '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = await Promise.all([1, 2].map(() => ensureInOtherProcess(folder)))
  expect(new Set(paths)).toEqual(new Set([paths[0]]))
  expect((await lstat(String(paths[0]))).isFile()).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('longhaul-'))).toHaveLength(1)
})

async function ensureInOtherProcess(temporary: string): Promise<string> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const module = new URL('./ensure-browser.ts', import.meta.url).href
  const script = `process.stdout.write(await (await import('${module}')).ensureBrowser())`
  const env = { ...process.env, TMPDIR: temporary }
  const args = ['--import', loader, '--input-type=module', '-e', script]
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}
