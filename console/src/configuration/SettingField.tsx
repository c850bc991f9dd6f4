import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { definitionOf, type SettingName } from '@longhaul/domain/configuration/settings.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode, ComponentProps } from 'react'
import { type Bound, ManyField } from './ManyField.tsx'
import { type Setting, type Settings, spoken } from './setting-values.ts'
import { isColour } from '@longhaul/domain/brand/theme.ts'

const words = configurationText

/** One setting: its field by kind, its meaning, and its previous value. */
export function SettingField({ setting, known, field }: { setting: Setting; known: Settings; field: Bound }) {
  const { name } = setting
  return (
    <div className="grid gap-2">
      <Control name={name} known={known} field={field} />
      <Before setting={setting} />
    </div>
  )
}

/** Longer texts get a multi-line field. */
const LINE_MAX = 200

function Control({ name, known, field }: { name: SettingName; known: Settings; field: Bound }): ReactNode {
  const { rule } = definitionOf(name)
  const { label, hint } = words.settings[name]
  const common = { label, hint, unmarked: true }
  const text = { ...common, ...field, value: String(field.value) }
  switch (rule.kind) {
    case 'whole':
      return <TextField {...text} inputMode="numeric" width="short" after={words.units[rule.unit]} />
    case 'fen':
      return <TextField {...text} inputMode="decimal" width="short" before="¥" />
    case 'per_mille':
      return <TextField {...text} inputMode="decimal" width="short" after="%" />
    case 'flag':
      return <CheckboxField {...field} label={label} hint={hint} value={field.value === true} />
    case 'colour':
      return <ColourField {...text} ours={OURS[name] ?? ''} />
    case 'currencies':
      return <ManyField {...common} field={field} choices={known.known_currencies} look="codes" />
    case 'languages':
      return <ManyField {...common} field={field} choices={LANGS} look="languages" />
    case 'currency':
      return (
        <SelectField {...text} empty={null} width="medium" options={known.known_currencies.map(optionOf)} />
      )
    case 'language':
      return <SelectField {...text} empty={null} width="medium" options={LANGS.map(languageOption)} />
    case 'choice':
      return (
        <SelectField
          {...text}
          empty={words.noTranslator}
          width="medium"
          options={rule.words.map((word) => ({ value: word, label: words.translators[word] ?? word }))}
        />
      )
    case 'text':
      // The details of a bank account have several lines, which must be kept.
      if (rule.max > LINE_MAX) return <TextArea {...text} rows={3} max={rule.max} />
      return <TextField {...text} maxLength={rule.max} />
    default:
      return <TextField {...text} maxLength={300} />
  }
}

/** Previous value, who changed it, when and why; nothing if it was never changed. */
function Before({ setting: { name, changed } }: { setting: Setting }) {
  if (!changed) return null
  return (
    <p className="text-sm text-ink-2">
      {words.before(spoken(name, changed.before))} · {words.changedBy(changed.by)} ·{' '}
      <DateTime at={changed.at} />
      {changed.reason && <> · {words.because(changed.reason)}</>}
    </p>
  )
}

/** The product's own colours (ui/src/tokens.css). */
const OURS: Partial<Record<SettingName, string>> = { brandPrimary: '#1d4468', brandSeal: '#bf3a22' }

const optionOf = (code: string) => ({ value: code, label: code })
const languageOption = (lang: Lang) => ({ value: lang, label: LANGUAGES[lang].name })

type ColourFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  onChange: (value: string) => void
  /** The product's own colour, used while the setting is empty. */
  ours: string
}

/** A colour as text, with the browser's colour picker in the same box. */
function ColourField({ onChange, ours, ...field }: ColourFieldProps) {
  const value = field.value ?? ''
  return (
    <TextField
      {...field}
      width="short"
      maxLength={7}
      spellCheck={false}
      placeholder={ours}
      onChange={onChange}
      after={
        <input
          type="color"
          className="h-[26px] w-10 flex-none cursor-pointer p-0 data-empty:opacity-45"
          aria-label={configurationText.pickColour(field.label)}
          value={isColour(value) ? value : ours}
          data-empty={value === '' ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}
