import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { eventBodies } from '../contract/src/hooks/hook-bodies.ts'
import { renderPublished } from '../contract/src/render-client-types.ts'
import { allRoutes, namedSchemas, routeNames } from '../contract/src/routes.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run client [-- FOLDER]`: the package `@longhaul/client` as a tarball, for programs of others. It is
 * built from the client of our own pages; its types are rendered from the contract and need nothing of ours.
 */

const HOME = join(ROOT, 'client')

/** Builds the package away from the sources, and packs it into a folder. Returns the path of the tarball. */
export async function packClient(folder: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'longhaul-client-'))
  const dist = join(home, 'dist')
  await build({
    cwd: HOME,
    input: ['src/index.ts', 'src/events.ts'],
    platform: 'neutral',
    transform: { target: 'es2022' },
    logLevel: 'silent',
    output: { dir: dist, minify: true, comments: false },
  })
  for (const file of ['package.json', 'README.md']) copyFileSync(join(HOME, file), join(home, file))
  for (const file of ['index.d.ts', 'events.d.ts'])
    copyFileSync(join(HOME, 'published', file), join(dist, file))
  const calls = renderPublished({ allRoutes, routeNames, namedSchemas }, eventBodies)
  writeFileSync(join(dist, 'calls.d.ts'), calls)
  mkdirSync(folder, { recursive: true })
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: home,
    encoding: 'utf8',
  })
  rmSync(home, { recursive: true })
  if (packed.status !== 0) throw new Error(`npm pack failed: ${packed.stderr}`)
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  return join(folder, filename)
}

if (process.argv[1] === import.meta.filename)
  console.log(await packClient(process.argv[2] ?? join(ROOT, 'dist')))
