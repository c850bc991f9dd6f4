import type { Feature } from '../platform/feature.ts'
import { listMessagesAction, readMessagesAction } from './list-messages.ts'

export const messages: Feature = { actions: [listMessagesAction, readMessagesAction] }
