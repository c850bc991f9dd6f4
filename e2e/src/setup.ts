import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { DemoServer, copyOf } from './server.ts'
import { seededDemo } from './seeded-demo.ts'

/** Builds what is missing or older than its sources, once for all servers. */
const BUILD = fileURLToPath(new URL('../../tools/build.mjs', import.meta.url))

/** Where a server of this run answers, and where it keeps its data. */
export type Shop = { url: string; dataDir: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers a worker's number with the `Shop` that it has to itself. */
    shopsUrl: string
    /** The data of a demo whose story is complete, for journeys that start a server of their own. */
    seededDemo: string
  }
}

/**
 * Real servers, each on a copy of the seeded demo: one for each worker, so that journeys walk side by side
 * and never in each other's way. It is started when its worker first asks for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [BUILD])
  // Its own: another run may seed the demo again meanwhile.
  const seeded = await copyOf(await seededDemo())
  const shops = new Map<string, Promise<DemoServer>>()
  const desk = createServer((request, response) => {
    const worker = request.url ?? ''
    const shop = shops.get(worker) ?? DemoServer.start(seeded)
    shops.set(worker, shop)
    shop.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir } satisfies Shop)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  project.provide('shopsUrl', await listening(desk))
  project.provide('seededDemo', seeded)
  return async () => {
    desk.close()
    await Promise.all([...shops.values()].map(async (shop) => (await shop).stop()))
    await rm(seeded, { recursive: true, force: true })
  }
}

const listening = (desk: Server): Promise<string> =>
  new Promise((listens) =>
    desk.listen(0, '127.0.0.1', () => listens(`http://127.0.0.1:${(desk.address() as AddressInfo).port}`)),
  )
