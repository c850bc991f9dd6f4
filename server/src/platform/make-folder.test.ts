import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a folder is made with those above it, by several at once, and again', async () => {
  const path = join(folder, 'a', 'b', 'c')
  await Promise.all([1, 2, 3].map(() => makeFolder(path, 0o700)))
  await makeFolder(path, 0o700)
  for (const made of [path, join(path, '..')]) expect((await stat(made)).mode & 0o777).toBe(0o700)
})

test('what cannot be a folder ends in an error', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

// Node's own `recursive` tries this for ever.
test.skipIf(process.platform !== 'linux')('a place where nothing can be made ends in an error', async () => {
  await expect(makeFolder('/proc/longhaul')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(makeFolder('/proc/longhaul/below')).rejects.toMatchObject({ code: 'ENOENT' })
})
