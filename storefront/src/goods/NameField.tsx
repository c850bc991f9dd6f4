import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { goodsFieldText as say } from '@longhaul/text/storefront/goods/goods-fields.ts'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { langOf } from '../shared/goods-name.ts'
import { isProposed } from './look-up.ts'
import { ProposalHint } from './ProposalHint.tsx'
import type { GoodsForm } from './use-goods-form.ts'

type Part = { form: GoodsForm; lookUp: ReturnType<typeof useCall<'GET /products'>> }

/** The name by which our buyer finds the product. */
export function NameField({ form, lookUp, label = say.name }: Part & { label?: string }) {
  const isNameProposed = isProposed(form.values.title, lookUp.data?.proposal.title)
  return (
    <TextField
      label={label}
      hint={isNameProposed ? <ProposalHint /> : say.nameHint}
      lang={langOf(form.values.title)}
      maxLength={TITLE_MAX}
      autoComplete="off"
      {...form.field('title')}
    />
  )
}
