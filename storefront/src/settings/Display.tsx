import { currency as nameOf } from '@longhaul/text/format.ts'
import { LANGUAGES, LANGS } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { currenciesText } from '@longhaul/text/storefront/shell/currencies.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useState } from 'react'
import { changeLanguage, changeTheme, readTheme, saveCurrency, THEMES } from '../session.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { Section } from '../shared/Section.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'

const words = settingsText

/**
 * How the shop is displayed: colours, language, second currency. Stored in cookies, the last two in the
 * account as well.
 */
export function Display() {
  const [theme, setTheme] = useState(readTheme)
  const [language, setLanguage] = useState<string>(pageLang)
  const currency = useDisplayCurrency()
  const currencies = useConfiguration()?.currencies ?? []
  return (
    <Section title={words.display} id="display">
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-3">
        <RadioGroup
          label={words.theme}
          unmarked
          look="row"
          value={theme}
          onChange={(value) => {
            const chosen = THEMES.find((entry) => entry === value) ?? 'system'
            setTheme(chosen)
            changeTheme(chosen)
          }}
          choices={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        />
        <RadioGroup
          label={words.language}
          hint={words.languageHint}
          unmarked
          look="row"
          value={language}
          onChange={(value) => {
            setLanguage(value)
            const lang = LANGS.find((lang) => lang === value)
            if (lang && lang !== pageLang) void changeLanguage(lang)
          }}
          choices={LANGS.map((lang) => ({
            value: lang,
            label: <span lang={LANGUAGES[lang].html}>{LANGUAGES[lang].name}</span>,
          }))}
        />
        <SelectField
          label={words.currency}
          unmarked
          empty={null}
          value={currency}
          onChange={saveCurrency}
          options={currencies.map((code) => ({
            value: code,
            label: currenciesText.option(code, nameOf(code)),
          }))}
        />
      </div>
    </Section>
  )
}
