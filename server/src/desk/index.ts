import type { Feature } from '../platform/feature.ts'
import { getDeskAction } from './get-desk.ts'
import { getWaitingAction } from './get-waiting.ts'

export const desk: Feature = { actions: [getDeskAction, getWaitingAction] }
