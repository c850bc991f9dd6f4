import { listSettings as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { settingsForStaff } from './change-settings.ts'

export const listSettingsAction = action(route, listSettings)

function listSettings({ tx }: Call<typeof route>): Answer<typeof route> {
  return settingsForStaff(tx)
}
