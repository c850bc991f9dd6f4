import type { Feature } from '../platform/feature.ts'
import { serveMcp } from './serve-mcp.ts'

export const mcp: Feature = { routes: serveMcp }
