import type { Feature } from '../platform/feature.ts'
import { approveTakeoverAction } from './approve-takeover.ts'
import { bringTakeoverJob } from './bring-takeover.job.ts'
import { importTakeoverAction } from './import-takeover.ts'
import { getTakeoverTemplateAction } from './get-takeover-template.ts'
import { inviteShoppersAction } from './invite-shoppers.ts'
import { listTakeoversAction } from './list-takeovers.ts'
import { previewTakeoverAction } from './preview-takeover.ts'
import { rejectTakeoverAction } from './reject-takeover.ts'

/** The import of data from a shop that used spreadsheets before. */
export const takeover: Feature = {
  actions: [
    getTakeoverTemplateAction,
    previewTakeoverAction,
    importTakeoverAction,
    listTakeoversAction,
    approveTakeoverAction,
    rejectTakeoverAction,
    inviteShoppersAction,
  ],
  jobs: [bringTakeoverJob],
}
