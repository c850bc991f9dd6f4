import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { MAKER_ITEM_MAX, MAKER_MAX } from '@longhaul/domain/customs/product-ids.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { Declaration } from './declaration.ts'
import type { DeclarationFields } from './use-declaration-form.ts'

/** The identifiers of a product and its maker, where customs of the destination demand them. */
export function ProductIdFields({
  row: { stock_item_id: id, title, seller_item: sellerItem },
  checks,
  form,
}: {
  row: Declaration['rows'][number]
  checks: Declaration['checks']
  form: DeclarationFields
}) {
  const isDemanded = (check: string): boolean => checks.some((entry) => entry.check === check)
  return (
    <>
      {isDemanded('identifiers') && (
        <>
          <TextField
            label={text.standardItem}
            aria-label={text.standardItemOf(title)}
            optional
            inputMode="numeric"
            maxLength={20}
            hint={sellerItem === '' ? text.standardItemHint : text.sellerItem(sellerItem)}
            {...form.field(`standard:${id}`)}
          />
          <CheckboxField label={text.noStandardItem} {...form.field(`none:${id}`)} />
          <TextField
            label={text.makerItem}
            aria-label={text.makerItemOf(title)}
            optional
            maxLength={MAKER_ITEM_MAX}
            {...form.field(`maker_item:${id}`)}
          />
        </>
      )}
      {isDemanded('maker') && (
        <TextField
          label={text.maker}
          aria-label={text.makerOf(title)}
          lang="en"
          maxLength={MAKER_MAX}
          hint={text.makerHint}
          {...form.field(`maker:${id}`)}
        />
      )}
    </>
  )
}
