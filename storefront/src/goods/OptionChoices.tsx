import { type Choices, chosenVariant } from '@longhaul/domain/orders/page-price.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { choicesNamed } from '@longhaul/domain/orders/choices-named.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { langOf } from '../shared/goods-name.ts'
import { missingOptions, optionName } from './goods-checks.ts'
import { ProposalHint } from './ProposalHint.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import { type Product, isPagePrice, pagePriceOf, pictureOfChoice, whyNotValue } from './variants.ts'

const say = goodsText.form

type Part = { product: Product; form: GoodsForm }

/**
 * The options that the seller's page offers, each as a small set of choices; or free text where the page's
 * list is incomplete.
 */
export function OptionChoices({
  product,
  form,
  words,
}: Part & {
  /** The words beside the link in the pasted text. */
  words: string
}) {
  const { choices, ownOptions } = form.values
  return (
    <>
      {!ownOptions &&
        product.options.map((option, index) => (
          <OptionGroup key={option.name} product={product} form={form} index={index} />
        ))}
      {!ownOptions && words !== '' && <MatchedOptions words={words} product={product} choices={choices} />}
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

/** A hint shown while the selected options are exactly those named in the words beside the pasted link. */
function MatchedOptions({ words, product, choices }: { words: string; product: Product; choices: Choices }) {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  const named = choicesNamed(words, product.options)
  if (chosen.length === 0 || chosen.some(([name, value]) => named[name] !== value)) return null
  return (
    <p className="text-sm text-ink-2">
      <ProposalHint />
    </p>
  )
}

/**
 * One option as tiles. Choosing a value with a picture of its own also changes the picture, and the page's
 * price follows the choice.
 */
function OptionGroup({ product, form, index }: Part & { index: number }) {
  const { choices } = form.values
  const option = product.options[index]!
  const { id, error, onBlur } = form.field('choices')
  // The error summary links to this group.
  const isFirstMissing = missingOptions(product.options, choices)[0] === option
  const chosen = choices[option.name]

  function choose(value: string) {
    const next = { ...choices, [option.name]: value }
    form.set('choices', next)
    const pictureId = pictureOfChoice(product, index, value)
    if (pictureId) form.set('imageFileId', pictureId)
    const priceFen = chosenVariant(product, next) && pagePriceOf(product, next, form.values.quantity)
    if (priceFen && isPagePrice(product, form.values.price)) form.set('price', plainMoney(priceFen))
  }

  return (
    <RadioGroup
      label={optionName(option)}
      unmarked
      look="tiles"
      name={`option-${index}`}
      {...(isFirstMissing ? { id } : {})}
      error={error && !chosen ? goodsText.errors.choice(optionName(option)) : null}
      value={chosen ?? ''}
      // Counts as left only after the last group; until then, missing choices may still follow.
      onBlur={index === product.options.length - 1 ? onBlur : undefined}
      onChange={choose}
      choices={option.values.map((value, at) => ({
        value,
        label: <ValueLabel option={option} at={at} />,
        picture: pictureUrl(product, index, value),
        // A selected value stays enabled whatever has become of it, so that it remains visible and can be
        // changed.
        disabledReason: chosen === value ? null : whyNotValue(product, choices, option.name, value),
      }))}
    />
  )
}

type Option = Product['options'][number]

const valueName = ({ values, values_latin: latin }: Option, at: number): string =>
  (LANGUAGES[pageLang].script === 'latin' && latin[at]) || (values[at] ?? '')

/** A value in letters that the reader can read, with the seller's word below where it differs. */
function ValueLabel({ option, at }: { option: Option; at: number }) {
  const name = valueName(option, at)
  const original = option.values[at] ?? ''
  return (
    <>
      <span lang={langOf(name)}>{name}</span>
      {name !== original && (
        <small className="block text-xs font-normal text-ink-2" lang={langOf(original)}>
          {original}
        </small>
      )}
    </>
  )
}

function pictureUrl(product: Product, index: number, value: string): string | undefined {
  const id = pictureOfChoice(product, index, value)
  return product.images.find((image) => image.file_id === id)?.url
}
