/*
 * `npm start`: where the sources are present, builds what is missing or older than them, then runs the server
 * in this process, so that Ctrl-C and SIGTERM reach it. With a name it runs a command of the server in the
 * same way: `npm run admin`, `books`, `quotes`, `backup`, `restore`, `move-files`, `migrate`,
 * `rules`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Longhaul needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [program = 'main'] = process.argv.splice(2, 1)
// A release has neither sources nor build tools.
if (existsSync('tools/build-parts.mjs')) await buildFor(program)

process.env.NODE_ENV ??= 'production'
// Stack traces name the lines of the sources.
process.setSourceMapsEnabled(true)
// From 22.8, Node's compile cache speeds up the next start too.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import(`../server/dist/${program}.js`)

/** Commands need only the server's bundles, not the front ends. */
async function buildFor(name) {
  const { PARTS, isBuilt } = await import('./build-parts.mjs')
  const parts = name === 'main' ? PARTS : ['server']
  const built = await Promise.all(parts.map(isBuilt))
  if (!built.includes(false)) return
  // Standard output is reserved for the command.
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', ...parts], {
    stdio: ['inherit', name === 'main' ? 'inherit' : 2, 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
