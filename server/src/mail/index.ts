import type { Feature } from '../platform/feature.ts'
import { sendMailJob } from './send-mail.job.ts'

export const mail: Feature = { jobs: [sendMailJob] }
