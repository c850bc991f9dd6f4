import { PRICE_REASONS, PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import { goodsFieldText as say } from '@longhaul/text/storefront/goods/goods-fields.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { GoodsForm } from './use-goods-form.ts'

export const yuan = {
  before: '¥',
  after: 'CNY',
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 14,
} as const

/** What the seller charges for delivery to our warehouse. */
export const FreightField = ({ form }: { form: GoodsForm }) => (
  <TextField
    label={say.freight}
    optional
    hint={say.freightHint}
    placeholder="0.00"
    {...yuan}
    {...form.field('freight')}
  />
)

/** The page's price and, if it differs, the price that the shopper expects, with one of five reasons. */
export function PriceFields({ form, fixed }: { form: GoodsForm; fixed: boolean }) {
  const { changePrice } = form.values
  return (
    <>
      <div className="fields" data-columns="2">
        <TextField
          label={changePrice ? say.pagePrice : say.price}
          hint={say.priceHint}
          {...yuan}
          {...form.field('price')}
        />
        {!fixed && <FreightField form={form} />}
      </div>
      <CheckboxField label={say.changePrice} {...form.field('changePrice')} />
      {changePrice && <PriceChange form={form} />}
    </>
  )
}

function PriceChange({ form }: { form: GoodsForm }) {
  return (
    <div className="fields rounded-card bg-sunken p-4">
      <TextField
        label={say.newPrice}
        hint={say.newPriceHint}
        width="medium"
        {...yuan}
        {...form.field('newPrice')}
      />
      <RadioGroup
        label={say.reason}
        choices={PRICE_REASONS.map((reason) => ({ value: reason, label: wishWords.reasons[reason] }))}
        {...form.field('reason')}
      />
      <TextArea
        label={say.reasonText}
        optional
        placeholder={say.reasonPlaceholder}
        max={PRICE_REASON_TEXT_MAX}
        rows={2}
        {...form.field('reasonText')}
      />
    </div>
  )
}
