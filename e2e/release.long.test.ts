import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { STAFF_PASSWORD, caller, staffEmail } from './src/calls.ts'
import { DemoServer } from './src/server.ts'

/*
 * A release outside the repository. The packages that its lock file names, without those for development, are
 * copied from here, so that no registry is needed. The calls exercise libraries that are loaded late:
 * pictures, bar codes, PDF with its fonts, and passwords.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
let folder: string
let release: string
let server: DemoServer | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhaul-release-'))
  release = join(folder, 'longhaul')
  await run(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'tools/release.ts'), release])
  await rm(release, { recursive: true })
  await run('tar', ['-xzf', `${release}.tar.gz`, '-C', folder])
  await install()
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * What `npm ci --omit=dev` would install: the packages of the lock file that are installed here, which are
 * those for this machine.
 */
async function install(): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(release, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; dev?: boolean }>
  }
  const folders = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place]?.link && !packages[place]?.dev,
  )
  for (const place of folders)
    await cp(join(ROOT, place), join(release, place), { recursive: true, verbatimSymlinks: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
}

test('a release starts, renders and verifies its books without sources and tools', async () => {
  expect(await readdir(join(release, 'server'))).not.toContain('src')
  const bill = JSON.parse(await readFile(join(release, 'bom.json'), 'utf8')) as {
    components: { name: string }[]
  }
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'sharp']))
  expect(names).not.toEqual(expect.arrayContaining(['vitest']))
  server = await DemoServer.start(inject('seededDemo'), [process.execPath, join(release, 'tools/start.mjs')])
  const { url } = server

  expect(await (await fetch(url)).text()).toContain('<main')
  const mall = await (await fetch(`${url}/demo-mall/`)).text()
  const [product] = /\/demo-mall\/[\w-]+\/\w+/.exec(mall) ?? []
  const picture = await fetch(`${url}${product}/1.jpg`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

  const body = { email: staffEmail('warehouse'), password: STAFF_PASSWORD }
  const { staff_token: authorization } = await caller(url)('POST /staff/login', { body })
  const codes = await fetch(`${url}/api/v1/staff/station_codes.pdf?shelves=A-01`, {
    headers: { authorization },
  })
  expect(
    Buffer.from(await codes.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(server.faults()).toEqual([])

  const books = await run('npm', ['run', '--silent', 'books'], {
    cwd: release,
    env: { ...process.env, DATA_DIR: server.dataDir },
  })
  expect(books.stdout).toContain('The books balance.')
  const help = await run('npm', ['run', '--silent', 'admin'], { cwd: release })
  expect(help.stdout).toContain('npm run admin -- <command>')
})
