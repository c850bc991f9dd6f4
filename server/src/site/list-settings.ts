import { listSettings as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { settingsForStaff } from './change-settings.ts'

export const listSettingsAction = readAction(route, listSettings)

function listSettings({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return settingsForStaff(db)
}
