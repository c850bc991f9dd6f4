import { useConfiguration } from './use-configuration.ts'
import { useChosenCurrency } from './visit.ts'

/**
 * The currency that amounts are shown in alongside yuan: the shopper's choice while the site offers it,
 * otherwise the site's default.
 */
export function useDisplayCurrency(): string {
  const chosen = useChosenCurrency()
  const configuration = useConfiguration()
  if (!configuration) return 'CNY'
  return chosen && configuration.currencies.includes(chosen) ? chosen : configuration.default_currency
}
