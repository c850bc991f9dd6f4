import { call } from '@longhaul/browser/calls/client.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { RouteBySpec } from '@longhaul/contract/routes.ts'

type Choice = Pick<BodyOf<RouteBySpec<'POST /users/update_info'>>, 'lang' | 'currency'>

/**
 * Keeps a language or currency in the account: other devices begin with it, and mails are written in it. What cannot be kept just now still
 * holds on this device.
 */
export async function keepChoice(choice: Choice): Promise<void> {
  await call('POST /users/update_info', { body: choice }).catch(() => undefined)
}
