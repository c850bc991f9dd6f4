import { resolveLink } from '@longhaul/contract/goods.ts'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'
import { action } from '../platform/action.ts'
import { toResolution } from './resolution.ts'

/** Recognises the first product link in whatever was pasted. It needs no database and never fails. */
export const resolveLinkAction = action(resolveLink, async ({ body }) => toResolution(parseLink(body.text)), {
  transaction: false,
})
