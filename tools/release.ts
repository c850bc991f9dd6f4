import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { recordedSchemas } from '../server/test/recorded-schemas.ts'
import { packClient } from './client-package.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run release [-- FOLDER]`: the product without its sources and build tools, as a folder and, next to
 * it, an archive with its checksum: the build, the files that the server reads, and the manifests with the
 * lock file; and beside them the client for programs of others (client-package.ts). After unpacking, `npm ci
 * --omit=dev && npm start` is all.
 */

const FILES = [
  'server/dist',
  'server/migrations',
  'server/content',
  'server/seed',
  'server/workers',
  'rules',
  'storefront/dist',
  'console/dist',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tools/start.mjs',
  'docs/alerts.md',
  'docs/operating',
  'operations',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
]
const SUMS = 'SHA256SUMS'
const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

const { version, workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string
  workspaces: string[]
}
const folder = resolve(process.argv[2] ?? join(ROOT, 'dist', `longhaul-${version}`))

if (spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs')], { stdio: 'inherit' }).status !== 0)
  process.exit(1)
rmSync(folder, { recursive: true, force: true })
for (const file of [...FILES, ...workspaces.map((name) => `${name}/package.json`)])
  cpSync(join(ROOT, file), join(folder, file), { recursive: true, filter: isReleased })
writeFileSync(join(folder, 'bom.json'), billOfMaterials())
writeFileSync(join(folder, SUMS), sumsOf(folder))
const archive = `${folder}.tar.gz`
const packed = spawnSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], {
  stdio: 'inherit',
})
if (packed.status !== 0) process.exit(1)
// Next to the archive, which `sha256sum --check` then verifies; its contents are verified by the list inside.
writeFileSync(`${archive}.sha256`, `${sumOf(archive)}  ${basename(archive)}\n`)
const client = await packClient(dirname(folder))
console.log(`${folder}\n${archive}\n${archive}.sha256\n${client}`)
if (!recordedSchemas().includes(schemaName()))
  console.log(
    `Before publishing this release, run npm run record-schema, which records ${schemaName()} for the tests of later versions, and commit the result.`,
  )

/** The name of this version's record. */
function schemaName(): string {
  const last = readdirSync(join(ROOT, 'server/migrations')).toSorted().at(-1)!
  return `${version}-${last.slice(0, 4)}`
}

/**
 * What a production install contains, as CycloneDX. npm's own `--omit=dev` would also leave out whatever a
 * development tool needs too, such as fastify; a component that only development needs is marked as such.
 */
function billOfMaterials(): string {
  const { status, stdout } = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  })
  if (status !== 0) process.exit(1)
  const bill = JSON.parse(stdout) as { components: Component[]; dependencies: { ref: string }[] }
  const isForDevelopment = ({ properties = [] }: Component): boolean =>
    properties.some(({ name }) => name === 'cdx:npm:package:development')
  const left = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']))
  bill.components = bill.components.filter((component) => !left.has(component['bom-ref']))
  bill.dependencies = bill.dependencies.filter(({ ref }) => !left.has(ref))
  return `${JSON.stringify(bill, null, 2)}\n`
}

type Component = { 'bom-ref': string; properties?: { name: string }[] }

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

/**
 * Excludes what `npm run dev` leaves next to the bundles, and the stamps, which are meaningless without the
 * sources.
 */
function isReleased(path: string): boolean {
  return !/\/dist\/(?:watched|\.built-from)(?:\/|$)/.test(path)
}
