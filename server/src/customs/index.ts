import type { Feature } from '../platform/feature.ts'
import { importDutyRulesAction } from './import-duty-rules.ts'
import { exportImportRulesAction } from './export-import-rules.ts'
import { previewImportRulesAction } from './preview-import-rules.ts'
import { addImportRuleAction } from './add-import-rule.ts'
import { changeImportRuleAction } from './change-import-rule.ts'
import { listImportRulesForStaffAction } from './list-import-rules-for-staff.ts'
import { removeImportRuleAction } from './remove-import-rule.ts'
import { addDutyInvoiceAction } from './charged/add-duty-invoice.ts'
import { listDutyInvoicesAction } from './charged/list-duty-invoices.ts'
import { previewDutyInvoiceAction } from './charged/preview-duty-invoice.ts'
import { removeDutyInvoiceAction } from './charged/remove-duty-invoice.ts'
import { getDutyPlaceAction } from './overrides/get-duty-place.ts'
import { overrideChargeAction } from './overrides/override-charge.ts'
import { restoreChargeAction } from './overrides/restore-charge.ts'
import { getDutyOverviewAction } from './get-duty-overview.ts'
import { listDutyTablesAction } from './list-duty-tables.ts'
import { listRuleChecksAction } from './list-rule-checks.ts'
import { listImportRulesAction } from './list-import-rules.ts'
import { applyRulesReleaseAction } from './releases/apply-rules-release.ts'
import { getRulesReleaseAction } from './releases/get-rules-release.ts'
import { holdRulesReleaseAction } from './releases/hold-rules-release.ts'
import { listRulesReleasesAction } from './releases/list-rules-releases.ts'
import { renewRulesJob } from './releases/renew-rules.job.ts'
import { rollBackRulesAction } from './releases/roll-back-rules.ts'
import { uploadRulesReleaseAction } from './releases/upload-rules-release.ts'
import { addTaxRegistrationAction } from './registrations/add-tax-registration.ts'
import { endTaxRegistrationAction } from './registrations/end-tax-registration.ts'
import { listTaxRegistrationsAction } from './registrations/list-tax-registrations.ts'
import { searchTariffNumbersAction } from './search-tariff-numbers.ts'

export const customs: Feature = {
  actions: [
    listImportRulesAction,
    listRuleChecksAction,
    listImportRulesForStaffAction,
    exportImportRulesAction,
    previewImportRulesAction,
    importDutyRulesAction,
    addImportRuleAction,
    changeImportRuleAction,
    removeImportRuleAction,
    getDutyOverviewAction,
    listDutyTablesAction,
    listRulesReleasesAction,
    getRulesReleaseAction,
    uploadRulesReleaseAction,
    applyRulesReleaseAction,
    holdRulesReleaseAction,
    rollBackRulesAction,
    searchTariffNumbersAction,
    listTaxRegistrationsAction,
    addTaxRegistrationAction,
    endTaxRegistrationAction,
    getDutyPlaceAction,
    overrideChargeAction,
    restoreChargeAction,
    listDutyInvoicesAction,
    previewDutyInvoiceAction,
    addDutyInvoiceAction,
    removeDutyInvoiceAction,
  ],
  jobs: [renewRulesJob],
}
