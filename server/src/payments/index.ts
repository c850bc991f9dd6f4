import type { Feature } from '../platform/feature.ts'
import { completePaymentJob } from './complete-payment.job.ts'
import { createPaymentAction } from './create-payment.ts'
import { getPaymentAction } from './get-payment.ts'
import { previewPaymentAction } from './preview-payment.ts'

export const payments: Feature = {
  actions: [previewPaymentAction, createPaymentAction, getPaymentAction],
  jobs: [completePaymentJob],
}
