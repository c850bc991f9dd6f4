import { pino } from 'pino'
import { systemClock } from '../clock.ts'
import { readEnv } from '../../read-env.ts'
import { job } from './jobs.ts'
import { startServer } from '../start.ts'
import { startWorker } from './worker.ts'

/**
 * Run by worker.test.ts as a separate process: starts a job, reports that, and waits to be killed in the
 * middle of it.
 */
const [host = '', database = '', folder = '', beatMs = '', deadMs = ''] = process.argv.slice(2)
const server = await startServer(
  {
    env: readEnv({ DATA_DIR: folder }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database: { host, port: 5432, user: 'longhaul', database, ssl: false },
  },
  [],
)
const checkBooks = job({
  name: 'check-books',
  async run() {
    process.stdout.write('begun\n')
    await new Promise(() => undefined)
  },
})
const pulse = { beatMs: Number(beatMs), deadMs: Number(deadMs) }
await startWorker(server.world, [checkBooks], server.pool, { pulse })
