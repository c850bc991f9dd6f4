import type { Reply } from '@longhaul/contract/routes.ts'
import { warehouseFormat } from '@longhaul/text/format.ts'
import { holdsText } from '@longhaul/text/goods/holds.ts'
import { sentences } from '@longhaul/text/sentences.ts'

type Hold = NonNullable<Reply<'GET /stock_items'>['items'][number]['hold']>

/** Since when and why staff hold goods, and what that means for their shopper. */
export const heldSince = ({ since, reason }: Hold): string =>
  sentences(
    holdsText.since(warehouseFormat.dayAndMonth(since)),
    holdsText.reasons[reason],
    holdsText.stays,
    holdsText.days,
  )
