import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { money, plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { ProposalHint } from './ProposalHint.tsx'
import { choicesNamed } from './proposal.ts'
import {
  type Choices,
  type Product,
  chosenVariant,
  isPagePrice,
  pagePriceOf,
  whyNotValue,
} from './variants.ts'
import { langOf } from '../shared/goods-name.ts'

const say = goodsText.form

/** The options that the seller's page offers, each one of few; or the shopper's own words where the page's list is behind. */
export function OptionChoices({
  product,
  form,
  words,
}: {
  product: Product
  form: GoodsForm
  /** What the pasted text says beside its link. */
  words: string
}) {
  const { choices, ownOptions } = form.values
  const { options: offered } = product
  const missing = offered.find((option) => !choices[option.name])

  function choose(name: string, value: string) {
    const next = { ...choices, [name]: value }
    form.set('choices', next)
    const priceFen = chosenVariant(product, next) && pagePriceOf(product, next, form.values.quantity)
    if (priceFen && isPagePrice(product, form.values.price)) form.set('price', plainMoney(priceFen))
  }

  return (
    <>
      {!ownOptions &&
        offered.map((option) => {
          const { id, error, onBlur } = form.field('choices')
          const isMissing = option === missing
          return (
            <RadioGroup
              key={option.name}
              label={goodsText.product.optionNames[option.name] ?? option.name}
              look="row"
              {...(isMissing ? { id, error } : {})}
              value={choices[option.name] ?? ''}
              onBlur={onBlur}
              onChange={(value) => choose(option.name, value)}
              choices={option.values.map((value) => ({
                value,
                label: <span lang={langOf(value)}>{value}</span>,
                // What is chosen stays to be seen and changed, whatever came of it.
                disabledReason:
                  choices[option.name] === value ? null : whyNotValue(product, choices, option.name, value),
              }))}
            />
          )
        })}
      {!ownOptions && isChosenBy(words, product, choices) && (
        <p className="text-sm text-ink-2">
          <ProposalHint />
        </p>
      )}
      {!ownOptions && <Chosen product={product} form={form} />}
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

/** Whether all that is chosen is what the words name. */
function isChosenBy(words: string, { options }: Product, choices: Choices): boolean {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  const named = choicesNamed(words, options)
  return chosen.length > 0 && chosen.every(([name, value]) => named[name] === value)
}

/** What the page says about the chosen variant: its price, how many are left. */
function Chosen({ product, form }: { product: Product; form: GoodsForm }) {
  const variant = chosenVariant(product, form.values.choices)
  if (!variant) return null
  const { price_fen: priceFen, stock, is_available: isAvailable } = variant
  const facts = [
    priceFen === null ? null : money(priceFen),
    isAvailable === false ? goodsText.product.soldOut : stock === null ? null : goodsText.product.left(stock),
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <p className="text-sm text-ink-2" role="status">
      {goodsText.product.chosen}: <b className="font-semibold text-ink">{facts.join(' · ')}</b>
    </p>
  )
}
