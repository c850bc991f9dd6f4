import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { recordedSchemas } from '../server/test/recorded-schemas.ts'
import { bom } from './bom.ts'
import { type Lock, installedWith, withInstallScript } from './lock-file.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run release [-- FOLDER]`: the product without its sources and build tools, as a folder and, next to it, an archive with its checksum: the build, the
 * files that the server reads, and the few packages that a start needs with their lock file. After unpacking, `npm ci && npm start` is all.
 */

const FILES = [
  'server/dist',
  'server/migrations',
  'server/content',
  'server/seed',
  'server/workers',
  'storefront/dist',
  'console/dist',
  'tools/start.mjs',
  'docs/alerts.md',
  'docs/operating',
  'operations',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
  'THIRD-PARTY-LICENCES',
]
/** The root's commands that run the product; the others build or test it. */
const COMMANDS = ['start', 'admin', 'books', 'quotes', 'backup', 'restore', 'move-files', 'migrate']

const SUMS = 'SHA256SUMS'
const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

type Manifest = { name: string; version: string; license: string; engines: { node: string } } & {
  scripts: Record<string, string>
  allowScripts: Record<string, boolean>
  dependencies: Record<string, string>
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const root = read('package.json') as Manifest
const server = read('server/package.json') as Manifest
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist', `longhaul-${root.version}`))

if (spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs')], { stdio: 'inherit' }).status !== 0)
  process.exit(1)
rmSync(folder, { recursive: true, force: true })
for (const file of FILES)
  cpSync(join(ROOT, file), join(folder, file), { recursive: true, filter: isReleased })
writeManifests()
writeFileSync(join(folder, 'bom.json'), bom())
writeFileSync(join(folder, SUMS), sumsOf(folder))
const archive = `${folder}.tar.gz`
const packed = spawnSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], {
  stdio: 'inherit',
})
if (packed.status !== 0) process.exit(1)
// Next to the archive, which `sha256sum --check` then verifies; its contents are verified by the list inside.
writeFileSync(`${archive}.sha256`, `${sumOf(archive)}  ${basename(archive)}\n`)
console.log(`${folder}\n${archive}\n${archive}.sha256`)
if (!recordedSchemas().includes(schemaName()))
  console.log(
    `Before publishing this release, run npm run record-schema, which records ${schemaName()} for the tests of later versions, and commit the result.`,
  )

/** The name of this version's record. */
function schemaName(): string {
  const last = readdirSync(join(ROOT, 'server/migrations')).toSorted().at(-1)!
  return `${root.version}-${last.slice(0, 4)}`
}

/** The checksums of all files in a folder, in the format of `sha256sum --check`. */
function sumsOf(top: string): string {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .filter((file) => file !== SUMS)
    .toSorted()
    .map((file) => `${sumOf(join(top, file))}  ${file}\n`)
    .join('')
}

/** Excludes what `npm run dev` leaves next to the bundles, and the stamps, which are meaningless without the sources. */
function isReleased(path: string): boolean {
  return !/\/dist\/(?:watched|\.built-from)(?:\/|$)/.test(path)
}

/** The root and one workspace, so that the lock file has the same paths as in the repository. */
function writeManifests(): void {
  const { name, version, license, engines } = root
  const about = { version, private: true, license, type: 'module' }
  const dependencies = Object.fromEntries(
    Object.entries(server.dependencies).filter(([dependency]) => !dependency.startsWith('@longhaul/')),
  )
  const scripts = Object.fromEntries(COMMANDS.map((command) => [command, root.scripts[command]]))
  const lock = read('package-lock.json') as Lock & { lockfileVersion: number }
  const packages = {
    '': { name, version, license, workspaces: ['server'], engines },
    ...installedWith(lock, 'server', Object.keys(dependencies)),
    [`node_modules/${server.name}`]: { resolved: 'server', link: true },
    server: { name: server.name, version, license, dependencies },
  }
  const { lockfileVersion } = lock
  // For the packages of the release: an entry without a package would only be noise.
  const allowScripts = Object.fromEntries(
    withInstallScript({ packages }).map((dependency) => [dependency, root.allowScripts[dependency]]),
  )
  write('package.json', { name, ...about, engines, workspaces: ['server'], scripts, allowScripts })
  write('server/package.json', { name: server.name, ...about, dependencies })
  write('package-lock.json', { name, version, lockfileVersion, requires: true, packages })
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
