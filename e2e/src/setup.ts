import type { TestProject } from 'vitest/node'
import { DemoServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of this run answers. */
    shop: { url: string; dataDir: string }
  }
}

/** One real server for all journeys, as a newcomer starts it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await DemoServer.start()
  project.provide('shop', { url: server.url, dataDir: server.dataDir })
  return () => server.stop()
}
