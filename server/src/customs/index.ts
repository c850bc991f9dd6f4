import type { Feature } from '../platform/feature.ts'
import {
  bringImportRulesAction,
  exportImportRulesAction,
  previewImportRulesAction,
} from './bring-import-rules.ts'
import {
  addImportRuleAction,
  changeImportRuleAction,
  listImportRulesForStaffAction,
  removeImportRuleAction,
} from './edit-import-rules.ts'
import { listImportRulesAction } from './list-import-rules.ts'

export const customs: Feature = {
  actions: [
    listImportRulesAction,
    listImportRulesForStaffAction,
    exportImportRulesAction,
    previewImportRulesAction,
    bringImportRulesAction,
    addImportRuleAction,
    changeImportRuleAction,
    removeImportRuleAction,
  ],
}
