import type { Feature } from '../platform/feature.ts'
import { listMessagesAction } from './list-messages.ts'
import { readMessagesAction } from './read-messages.ts'
import { listMailPreviewsAction, serveMailPreviews } from './preview-mails.ts'

export const messages: Feature = {
  actions: [listMessagesAction, readMessagesAction, listMailPreviewsAction],
  routes: serveMailPreviews,
}
