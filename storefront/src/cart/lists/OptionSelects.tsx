import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import type { GoodsListRow } from './use-ticked.ts'

type Option = GoodsListRow['options'][number]

const isLatin = LANGUAGES[pageLang].script === 'latin'
const nameOf = ({ name, name_latin: latin }: Option): string => (isLatin && latin) || name

/** One list of values for each option; the label names the row, for readers who do not see it. */
export const OptionSelects = ({
  options,
  labelOf = (name) => name,
  onChoose,
}: {
  options: readonly Option[]
  labelOf?: (name: string) => string
  onChoose: (choice: { name: string; value: string }) => void
}) =>
  options.map((option) => (
    <SelectField
      key={option.name}
      label={labelOf(nameOf(option))}
      labelHidden
      unmarked
      width="short"
      empty={say.choose(nameOf(option))}
      value={option.chosen ?? ''}
      onChange={(value) => value !== '' && onChoose({ name: option.name, value })}
      options={option.values.map((value, at) => ({
        value,
        label: (isLatin && option.values_latin[at]) || value,
      }))}
    />
  ))
