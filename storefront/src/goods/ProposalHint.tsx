import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'

/** Says that a field was filled in from the pasted text and should be checked. */
export const ProposalHint = () => (
  <>
    <Tag tone="info">{goodsText.form.proposal}</Tag> {goodsText.form.proposalHint}
  </>
)
