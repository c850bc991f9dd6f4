import { removeLogo as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { setLogo } from './logo.ts'

export const removeLogoAction = writeAction(route, removeLogo)

function removeLogo(call: WriteCall<typeof route>): Answer<typeof route> {
  return setLogo(call, '', '')
}
