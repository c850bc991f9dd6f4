import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { printedHsCode, tidyHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Combobox } from '@longhaul/ui/field/Combobox.tsx'
import type { Bound, FieldProps } from '@longhaul/ui/field/Field.tsx'
import { useRested } from '../use-rested.ts'

/**
 * The tariff number of one item, looked up in the whole nomenclature by words or digits. More digits than the
 * six that are found there may be typed behind them.
 */
export function TariffNumberField({
  title,
  proposed,
  ...field
}: Omit<FieldProps, 'label' | 'hint'> & Bound<string> & { title: string; proposed: string }) {
  const typed = (field.value ?? '').trim()
  const q = useRested(typed)
  const found = useCall(
    'GET /staff/tariff_numbers',
    { query: { q } },
    { enabled: q !== '', keepPrevious: true },
  )
  const items = q === '' ? [] : (found.data?.items ?? [])
  const entry = items.find(({ code }) => tidyHsCode(typed).startsWith(code))
  const isProposed = proposed !== '' && typed === proposed
  return (
    <Combobox
      {...field}
      label={text.code}
      aria-label={text.codeOf(title)}
      optional
      maxLength={40}
      hint={entry ? (isProposed ? text.codeProposed(nameOf(entry)) : nameOf(entry)) : text.codeHint}
      listLabel={text.codeList}
      none={found.isFetching || q !== typed ? text.codeSearching : text.codeNone}
      suggest={() =>
        items.map((item) => ({
          value: item.code,
          label: nameOf(item),
          hint: [printedHsCode(item.code), script === 'chinese' ? item.english : item.chinese]
            .filter((word) => word !== '' && word !== nameOf(item))
            .join(' · '),
        }))
      }
    />
  )
}

const { script } = LANGUAGES[pageLang]
/** Most of the nomenclature is in English only. */
const nameOf = ({ english, chinese }: { english: string; chinese: string }): string =>
  script === 'chinese' && chinese !== '' ? chinese : english
