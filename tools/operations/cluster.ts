import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { freePort } from '../../server/test/server-process.ts'
import { type Scene, type Started, programCalled, until } from './scene.ts'

const HINT = 'postgresql'

/** A PostgreSQL cluster from the machine's own packages, on loopback, in the folder of a scene. */
export class Cluster {
  readonly #scene: Scene
  readonly folder: string
  readonly port: number
  #program: Started | undefined

  constructor(scene: Scene, folder: string, port: number) {
    this.#scene = scene
    this.folder = folder
    this.port = port
  }

  /** Creates a cluster with these settings and starts it. */
  static async make(
    scene: Scene,
    settings: Readonly<Record<string, string>> = {},
    folder = scene.folderFor('postgresql'),
  ): Promise<Cluster> {
    scene.run(programCalled('initdb', HINT), [
      ...['--pgdata', folder, '--username', 'longhaul', '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--no-locale'],
    ])
    const cluster = new Cluster(scene, folder, await freePort())
    cluster.set(settings)
    await cluster.start()
    return cluster
  }

  /** Adds settings to its configuration file; they apply from its next start. */
  set(settings: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(settings))
      appendFileSync(`${this.folder}/postgresql.conf`, `${name} = '${value}'\n`)
  }

  async start(): Promise<void> {
    this.#program = this.#scene.start(programCalled('postgres', HINT), [
      ...['-D', this.folder, '-p', String(this.port), '-k', this.folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', '-c', 'timezone=UTC'],
    ])
    await until('the database takes connections', () => this.answers())
  }

  /**
   * Stops it: `SIGINT` closes its connections, `SIGQUIT` and `SIGKILL` force a recovery at the next start.
   */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    await this.#program?.end(signal)
  }

  url(database = 'postgres', port = this.port): string {
    return `postgres://longhaul@127.0.0.1:${port}/${database}`
  }

  async answers(): Promise<boolean> {
    return await this.ask('select 1').then(
      () => true,
      () => false,
    )
  }

  async ask<Row extends object>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
