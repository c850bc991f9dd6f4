import type { Feature } from '../platform/feature.ts'
import { serveMcp } from './serve-mcp.ts'
import { serveSignposts } from './serve-signposts.ts'

export const mcp: Feature = {
  async routes(app, world) {
    await serveMcp(app, world)
    serveSignposts(app, world)
  },
}
