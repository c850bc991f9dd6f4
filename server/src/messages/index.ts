import type { Feature } from '../platform/feature.ts'
import { sendDigestsJob } from './digest/send-digests.job.ts'
import { chooseMailHourAction, chooseMailsAction, getMailChoicesAction } from './mail-choices.ts'
import { listMessagesAction } from './list-messages.ts'
import { readMessagesAction } from './read-messages.ts'
import { serveChoicesPage } from './serve-choices-page.ts'
import { listMailPreviewsAction, serveMailPreviews } from './preview-mails.ts'

export const messages: Feature = {
  actions: [
    listMessagesAction,
    readMessagesAction,
    listMailPreviewsAction,
    getMailChoicesAction,
    chooseMailsAction,
    chooseMailHourAction,
  ],
  jobs: [sendDigestsJob],
  async routes(app, world) {
    serveMailPreviews(app, world)
    await serveChoicesPage(app, world)
  },
}
