import { call } from '@longhaul/browser/calls/client.ts'
import type { Body } from '@longhaul/contract/routes.ts'

type Choice = Pick<Body<'POST /users/update_info'>, 'lang' | 'currency' | 'time_zone'>

/**
 * Saves a language, a currency or a time zone in the account: other devices start with the first two, and
 * e-mails are written in them. If
 * saving fails, the choice still applies on this device.
 */
export async function saveChoice(choice: Choice): Promise<void> {
  await call('POST /users/update_info', { body: choice }).catch(() => undefined)
}
