import type { Feature } from '../platform/feature.ts'
import { serveMailHtml } from './html-page.ts'
import { sendMailJob } from './send-mail.job.ts'
import { tryMailAgainAction } from './try-mail-again.ts'

export const mail: Feature = {
  actions: [tryMailAgainAction],
  jobs: [sendMailJob],
  routes: serveMailHtml,
}
