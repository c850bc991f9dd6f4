import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { ROOT } from './source-files.ts'

/*
 * `npm run client [-- FOLDER]`: the package `@longhaul/client` as a tarball, for programs of others. It is
 * built from the client of our own pages; its types are the published ones, which need nothing of ours.
 */

const HOME = join(ROOT, 'client')
const DIST = join(HOME, 'dist')

/** Builds the package and packs it into a folder. Returns the path of the tarball. */
export async function packClient(folder: string): Promise<string> {
  rmSync(DIST, { recursive: true, force: true })
  await build({
    cwd: HOME,
    input: ['src/index.ts', 'src/events.ts'],
    platform: 'neutral',
    transform: { target: 'es2022' },
    logLevel: 'silent',
    output: { dir: DIST, minify: true, comments: false },
  })
  for (const file of ['index.d.ts', 'events.d.ts', 'calls.d.ts'])
    copyFileSync(join(HOME, 'published', file), join(DIST, file))
  mkdirSync(folder, { recursive: true })
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: HOME,
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(`npm pack failed: ${packed.stderr}`)
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  return join(folder, filename)
}

if (process.argv[1] === import.meta.filename)
  console.log(await packClient(process.argv[2] ?? join(ROOT, 'dist')))
