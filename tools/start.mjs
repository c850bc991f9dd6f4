/*
 * `npm start`: builds what is missing or older than its sources, where the sources are, then runs the server in this very process, so that Ctrl-C and
 * SIGTERM reach it. With a name it runs a command beside the server in the same way: `npm run admin`, `books`, `quotes`, `backup`, `restore`, `move-files`, `migrate`.
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
// A release has no sources, and nothing to build them with.
if (existsSync('tools/build-parts.mjs')) await buildFor(program)

process.env.NODE_ENV ??= 'production'
// Newer lines of Node say in it what they are. Where it is not there, the database's driver finds out by a `Response`, for which Node loads all of its `fetch`.
globalThis.navigator ??= { userAgent: `Node.js/${major}` }
// What Node has compiled serves the next start too, where it can keep it: from 22.8.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import(`../server/dist/${program}.js`)

/** Commands beside the server do without the front ends. */
async function buildFor(name) {
  const { PARTS, isBuilt } = await import('./build-parts.mjs')
  const parts = name === 'main' ? PARTS : ['server']
  const built = await Promise.all(parts.map(isBuilt))
  if (!built.includes(false)) return
  // Standard output belongs to the command.
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', ...parts], {
    stdio: ['inherit', name === 'main' ? 'inherit' : 2, 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
