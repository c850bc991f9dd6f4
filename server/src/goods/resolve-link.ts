import { resolveLink } from '@longhaul/contract/goods/goods.ts'
import { action } from '../platform/http/action.ts'
import { recognise } from './follow-short-link.ts'
import { toResolution } from './resolution.ts'

/** Recognises the product links in whatever was pasted, behind a short link too. Never fails; holds no transaction while it waits. */
export const resolveLinkAction = action(
  resolveLink,
  async ({ body, me, world, now, request }) =>
    toResolution(await recognise({ world, now, guest: me ? undefined : request.ip }, body)),
  { transaction: false },
)
