import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { goodsFieldText as say } from '@longhaul/text/storefront/goods/goods-fields.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { langOf } from '../shared/goods-name.ts'
import { isProposed } from './look-up.ts'
import { PriceFields } from './PriceFields.tsx'
import { ProposalHint } from './ProposalHint.tsx'
import type { GoodsForm } from './use-goods-form.ts'

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/** The fields that a product's page normally fills in. */
export const AsRead = ({ form, lookUp, fixed }: Part & { fixed: boolean }) => (
  <div className="fields py-3">
    {!fixed && <NameField form={form} lookUp={lookUp} />}
    <PriceFields form={form} fixed={fixed} />
  </div>
)

/** The name by which our buyer finds the product. */
export function NameField({ form, lookUp }: Part) {
  const isNameProposed = isProposed(form.values.title, lookUp.data?.proposal.title)
  return (
    <TextField
      label={say.name}
      hint={isNameProposed ? <ProposalHint /> : say.nameHint}
      lang={langOf(form.values.title)}
      maxLength={TITLE_MAX}
      autoComplete="off"
      {...form.field('title')}
    />
  )
}
