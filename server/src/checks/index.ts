import type { Feature } from '../platform/feature.ts'
import { checkBooksJob } from './check-books.job.ts'

export const checks: Feature = { jobs: [checkBooksJob] }
