import { previewShop as route } from '@longhaul/contract/site/setup.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { TICKET_MS, writeTicket } from './preview-ticket.ts'

export const previewShopAction = writeAction(route, previewShop)

/**
 * Returns an address that shows the closed shop in the browser that opens it, as long as this member of staff
 * stays logged in.
 */
async function previewShop({ me, now, world }: WriteCall<typeof route>): Answer<typeof route> {
  const until = new Date(now.getTime() + TICKET_MS)
  return { path: `/?preview=${writeTicket(world.secret, { sessionId: me.sessionId, until, of: 'address' })}` }
}
