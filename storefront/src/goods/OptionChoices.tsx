import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { goodsText } from '@longhaul/text/storefront/goods.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { OfferedOption } from './goods-checks.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = goodsText.form

/** The options that the seller's page offers, each one of few; or the shopper's own words where the page's list is behind. */
export function OptionChoices({ offered, form }: { offered: readonly OfferedOption[]; form: GoodsForm }) {
  const { choices, ownOptions } = form.values
  const missing = offered.find((option) => !choices[option.name])
  return (
    <>
      {!ownOptions &&
        offered.map((option) => {
          const { id, error, onBlur } = form.field('choices')
          const isMissing = option === missing
          return (
            <RadioGroup
              key={option.name}
              label={option.name}
              look="row"
              {...(isMissing ? { id, error } : {})}
              value={choices[option.name] ?? ''}
              onBlur={onBlur}
              onChange={(value) => form.set('choices', { ...choices, [option.name]: value })}
              choices={option.values.map((value) => ({ value, label: <span lang="zh-Hans">{value}</span> }))}
            />
          )
        })}
      {ownOptions && (
        <TextField
          label={say.options}
          hint={say.optionsHint}
          placeholder={say.optionsPlaceholder}
          maxLength={OPTIONS_TEXT_MAX}
          {...form.field('optionsText')}
        />
      )}
      <CheckboxField label={say.ownOptions} {...form.field('ownOptions')} />
    </>
  )
}
