import type { Feature } from '../platform/feature.ts'
import { getDeskAction } from './get-desk.ts'

export const desk: Feature = { actions: [getDeskAction] }
