import { LanguageItems as Choices } from '@longhaul/browser/language/LanguageItems.tsx'
import { LANGS } from '@longhaul/domain/languages.ts'
import { changeLanguage } from '../session.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CurrencyList } from './CurrencyList.tsx'

/** The contents of the language menu. */
export function LanguageItems() {
  const loggedIn = useLoggedIn()
  const open = useConfiguration()?.languages ?? LANGS
  return (
    <>
      <Choices open={open} onChoose={changeLanguage} />
      {!loggedIn && <CurrencyList />}
    </>
  )
}
