import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { startProgress } from '../server/src/platform/progress.ts'
import { deathSignal } from '../server/src/postgres/postgres-run.ts'
import { type Postgres, startPostgres } from '../server/src/postgres/postgres.ts'
import { FrontEnds } from './dev/front-ends.ts'
import { isListening, passOnTo } from './dev/proxy.ts'
import { WATCHED, WATCHED_NEXT, watchServerBundle } from './server-bundle.mjs'

/*
 * `npm run dev`: a single port for the developer. Vite serves both front ends from their sources; everything
 * else goes to the server, which Node's watch mode restarts whenever its bundle has been rebuilt from changed
 * sources. The embedded database belongs to this process and survives those restarts.
 */

const ROOT = join(import.meta.dirname, '..')
const { env } = process
env['NODE_ENV'] = 'development'

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  const port = Number(env['PORT'] || 3000)
  const publicUrl = env['PUBLIC_URL'] || `http://localhost:${port}`
  const dataDir = resolve(env['DATA_DIR'] || 'data')
  const serverPort = await freePort()

  const progress = startProgress()
  const passOn = passOnTo(serverPort)
  const http = createServer((request, response) => {
    if (!frontEnds.serve(request, response)) void passOn(request, response)
  })
  const frontEnds = new FrontEnds(http, new URL(publicUrl).hostname)
  await new Promise<void>((listening, fail) => {
    http.once('error', fail).listen(port, env['HOST'] || '127.0.0.1', listening)
  })
  process.stderr.write(`Starting. ${publicUrl} says when it is ready.\n`)
  progress.begin('Starting the database')
  const database = env['DATABASE_URL']
    ? undefined
    : await startPostgres({ dataDir: join(dataDir, 'database'), onLost: (error) => void end(error.message) })
  progress.begin('Bundling the server')
  await watchBundle()
  progress.end()
  const server = await watchServer({
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    FRONT_ENDS_URL: await frontEnds.listen(),
    ...(database ? { DATABASE_URL: addressOf(database) } : {}),
  })

  let ending = false
  async function end(why?: string): Promise<void> {
    if (ending) return
    ending = true
    if (why) process.stderr.write(`${why}\n`)
    await stopServer(server, serverPort)
    await frontEnds.close()
    await database?.stop()
    process.exit(why ? 1 : 0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  server.once('exit', () => void end('The process that watches the server ended.'))
}

/**
 * Builds the server's bundle, and rebuilds it whenever a source changes; compile errors are printed, and the
 * server keeps running unchanged.
 */
async function watchBundle(): Promise<void> {
  const watcher = await watchServerBundle()
  await new Promise<void>((made) =>
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`)
      if (event.code === 'BUNDLE_END') made(putInPlace(event.result))
    }),
  )
}

/**
 * Puts a finished bundle in place in one step: a bundle written directly would restart the server several
 * times while it is being written.
 */
async function putInPlace(made: { close(): Promise<void> }): Promise<void> {
  await made.close()
  // Copied, not moved, because Node's watch mode follows the file, not its name.
  for (const file of ['main.js.map', 'main.js'])
    await copyFile(join(ROOT, WATCHED_NEXT, file), join(ROOT, WATCHED, file))
}

/**
 * The server under Node's watch mode, in a process group of its own: Ctrl-C reaches only this process, which
 * ends the others one by one. If this process is killed, the watch notices and ends the server.
 */
async function watchServer(settings: Record<string, string>): Promise<ChildProcess> {
  const watch = [
    process.execPath,
    '--enable-source-maps',
    '--watch',
    '--watch-preserve-output',
    `${WATCHED}/main.js`,
  ]
  const [command = '', ...args] = [...(await deathSignal()), ...watch]
  return spawn(command, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Node's compile cache speeds up the next start too, where it is supported.
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...env, ...settings },
  })
}

/**
 * Ends watch and server. The watch would wait forever for a server that has crashed, so this does not wait
 * for it.
 */
async function stopServer(server: ChildProcess, port: number): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const group = -server.pid
  const gone = new Promise((done) => server.once('exit', done))
  const patience = setTimeout(
    () => process.kill(group, 'SIGKILL'),
    (await isListening(port)) ? 15_000 : 1_000,
  )
  server.kill('SIGTERM')
  await gone
  clearTimeout(patience)
}

/** The embedded database's socket as an address; the slashes of its path must be encoded. */
const addressOf = ({ config }: Postgres): string =>
  `postgres://${config.user}@${encodeURIComponent(config.host)}:${config.port}/${config.database}`

function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
