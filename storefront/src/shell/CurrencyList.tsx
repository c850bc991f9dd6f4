import { currency as nameOf } from '@longhaul/text/format.ts'
import { currenciesText } from '@longhaul/text/storefront/shell/currencies.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { MenuSection } from '@longhaul/ui/menu/MenuSection.tsx'
import { saveCurrency } from '../session.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/** The currency list of a menu: the currency in which amounts are shown alongside yuan. */
export function CurrencyList() {
  const chosen = useDisplayCurrency()
  const currencies = useConfiguration()?.currencies ?? []
  if (currencies.length === 0) return null
  return (
    <MenuSection title={shellText.currency} note={currenciesText.note}>
      {currencies.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          aria-label={currenciesText.option(code, nameOf(code))}
          title={nameOf(code)}
          onClick={() => saveCurrency(code)}
        >
          {code}
        </button>
      ))}
    </MenuSection>
  )
}
