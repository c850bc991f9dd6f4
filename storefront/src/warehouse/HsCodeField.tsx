import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { printedHsCode, tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { findHsCode } from '@longhaul/domain/customs/hs-codes.ts'
import { searchHsCodes } from '@longhaul/domain/customs/hs-search.ts'
import type { HsEntry } from '@longhaul/domain/customs/hs-entry.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { customsText as text } from '@longhaul/text/storefront/parcels/customs.ts'
import { Combobox } from '@longhaul/ui/field/Combobox.tsx'
import type { Bound, FieldProps } from '@longhaul/ui/field/Field.tsx'

/** A tariff number that customs of a country demand, with how many digits. */
export type WantedCode = { country: string; digits: number }

/**
 * The tariff number of one item, searched by words in both languages. In a chunk of its own, because it
 * includes the table of numbers.
 */
export function HsCodeField({
  title,
  wanted,
  onFound,
  ...field
}: Omit<FieldProps, 'label' | 'hint'> &
  Bound<string> & {
    title: string
    wanted: WantedCode | null
    /** Called with the chosen entry, whose words can fill empty fields. */
    onFound: (entry: HsEntry) => void
  }) {
  const code = tidyHsCode(field.value ?? '')
  const entry = findHsCode(code)
  const name = entry ? nameOf(entry) : whyNotHsCode(code) === null ? text.codeOther : null
  const isShort = wanted !== null && code.length < wanted.digits
  return (
    <Combobox
      {...field}
      label={text.code}
      aria-label={text.codeOf(title)}
      optional
      maxLength={40}
      listLabel={text.codeList}
      none={text.codeNone}
      hint={
        isShort && (code === '' || name)
          ? text.codeWanted(name ?? '', wanted.country, wanted.digits)
          : (name ?? text.codeHint)
      }
      suggest={(typed) =>
        searchHsCodes(/^[\d.\s]+$/.test(typed) ? tidyHsCode(typed) : typed).map((hsCode) => ({
          value: hsCode.code,
          label: nameOf(hsCode),
          hint: `${printedHsCode(hsCode.code)} · ${hsCode[script === 'chinese' ? 'latin' : 'chinese']}`,
        }))
      }
      onChoose={(chosen) => {
        const found = findHsCode(chosen)
        if (found) onFound(found)
      }}
    />
  )
}

const { script } = LANGUAGES[pageLang]
const nameOf = (entry: HsEntry): string => entry[script]
