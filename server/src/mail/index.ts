import type { Feature } from '../platform/feature.ts'
import { serveMailHtml } from './html-page.ts'
import { findUnsentMailsJob } from './find-unsent-mails.job.ts'
import { purgeMailSecretsJob } from './purge-mail-secrets.job.ts'
import { sendMailJob } from './send-mail.job.ts'
import { showMailLinkAction } from './show-mail-link.ts'
import { tryMailAgainAction } from './try-mail-again.ts'

export const mail: Feature = {
  actions: [tryMailAgainAction, showMailLinkAction],
  jobs: [sendMailJob, findUnsentMailsJob, purgeMailSecretsJob],
  routes: serveMailHtml,
}
