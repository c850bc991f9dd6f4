import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { deathSignal } from '../server/src/postgres/postgres-run.ts'
import { type Postgres, startPostgres } from '../server/src/postgres/postgres.ts'
import { FrontEnds } from './dev/front-ends.ts'
import { isListening, passOn } from './dev/proxy.ts'

/*
 * `npm run dev`: one port for the developer. Vite sends both front ends from their sources; everything else goes to the server, which Node's
 * own watch starts again whenever a file that it has loaded changes. The embedded database belongs to this process and outlives those restarts.
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

  const http = createServer((request, response) => {
    if (!frontEnds.serve(request, response)) void passOn(serverPort, request, response)
  })
  const frontEnds = new FrontEnds(http, new URL(publicUrl).hostname)
  await new Promise<void>((listening, fail) => {
    http.once('error', fail).listen(port, env['HOST'] || '127.0.0.1', listening)
  })
  const database = env['DATABASE_URL']
    ? undefined
    : await startPostgres({ dataDir: join(dataDir, 'database'), onLost: (error) => void end(error.message) })
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
  server.once('exit', () => void end('The watch of the server ended.'))
}

/**
 * The server under Node's watch, in a group of its own: Ctrl-C reaches this process alone, which ends the others one after the other. Where this
 * process is killed, the watch hears of it and ends the server.
 */
async function watchServer(settings: Record<string, string>): Promise<ChildProcess> {
  // Newer releases of Node read TypeScript themselves, and start in half the time.
  const loader = 'typescript' in process.features && process.features.typescript ? [] : ['--import', 'tsx']
  const watch = [process.execPath, ...loader, '--watch', '--watch-preserve-output', 'server/src/main.ts']
  const [command = '', ...args] = [...(await deathSignal()), ...watch]
  return spawn(command, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    // What Node has compiled serves the next start too, where it can keep it.
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...env, ...settings },
  })
}

/** Ends watch and server. The watch would wait for ever for a server that has crashed, so that one is not waited for. */
async function stopServer(server: ChildProcess, port: number): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const group = -server.pid
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const patience = setTimeout(
    () => process.kill(group, 'SIGKILL'),
    (await isListening(port)) ? 15_000 : 1_000,
  )
  server.kill('SIGTERM')
  await gone
  clearTimeout(patience)
}

/** The socket of the embedded database as an address; the slashes of its path are no part of an address's own. */
const addressOf = ({ config }: Postgres): string =>
  `postgres://${config.user}@${encodeURIComponent(config.host)}:${config.port}/${config.database}`

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
