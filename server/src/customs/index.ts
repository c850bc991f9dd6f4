import type { Feature } from '../platform/feature.ts'
import { listImportRulesAction } from './list-import-rules.ts'

export const customs: Feature = {
  actions: [listImportRulesAction],
}
