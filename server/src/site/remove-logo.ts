import { removeLogo as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { setLogo } from './logo.ts'

export const removeLogoAction = action(route, removeLogo)

function removeLogo(call: Call<typeof route>): Answer<typeof route> {
  return setLogo(call, '', '')
}
