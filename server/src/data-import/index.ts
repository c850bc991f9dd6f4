import type { Feature } from '../platform/feature.ts'
import { approveDataImportAction } from './approve-data-import.ts'
import { runDataImportJob } from './run-data-import.job.ts'
import { uploadDataImportAction } from './upload-data-import.ts'
import { getDataImportTemplateAction } from './get-data-import-template.ts'
import { inviteShoppersAction } from './invite-shoppers.ts'
import { listDataImportsAction } from './list-data-imports.ts'
import { previewDataImportAction } from './preview-data-import.ts'
import { rejectDataImportAction } from './reject-data-import.ts'

/** The import of data from a shop that used spreadsheets before. */
export const dataImport: Feature = {
  actions: [
    getDataImportTemplateAction,
    previewDataImportAction,
    uploadDataImportAction,
    listDataImportsAction,
    approveDataImportAction,
    rejectDataImportAction,
    inviteShoppersAction,
  ],
  jobs: [runDataImportJob],
}
