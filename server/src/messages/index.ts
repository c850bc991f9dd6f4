import type { Feature } from '../platform/feature.ts'
import { listMessagesAction, readMessagesAction } from './list-messages.ts'
import { listMailPreviewsAction, serveMailPreviews } from './preview-mails.ts'

export const messages: Feature = {
  actions: [listMessagesAction, readMessagesAction, listMailPreviewsAction],
  routes: serveMailPreviews,
}
