import type { Feature } from '../platform/feature.ts'
import { servePages } from './serve-pages.ts'

export const pages: Feature = { routes: (app, world) => servePages(app, world) }
