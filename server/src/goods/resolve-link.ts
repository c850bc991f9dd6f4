import { resolveLink as route } from '@longhaul/contract/goods/goods.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { recognise } from './follow-short-link.ts'
import { toResolution } from './resolution.ts'

export const resolveLinkAction = longAction(route, resolveLink)

/**
 * Recognises the product links in a pasted text, following short links. Never fails; holds no transaction
 * while it waits.
 */
async function resolveLink({ body, me, world, now, request }: LongCall<typeof route>): Answer<typeof route> {
  return toResolution(await recognise({ world, now, guest: me ? undefined : request.ip }, body))
}
