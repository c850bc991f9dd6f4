import type { TestProject } from 'vitest/node'
import { DemoServer } from './server.ts'

/** Where a server of this run answers, and where it keeps its data. */
export type Shop = { url: string; dataDir: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: `shop` picks. */
    shops: Shop[]
  }
}

/** Real servers, as a newcomer starts them: one for each worker, so that journeys walk side by side and never in each other's way. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => DemoServer.start()),
  )
  project.provide(
    'shops',
    servers.map(({ url, dataDir }) => ({ url, dataDir })),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
