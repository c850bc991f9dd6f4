import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/** `© 2026 Longhaul`. */
export function Copyright() {
  const configuration = useConfiguration()
  const year = new Date().getUTCFullYear()
  return (
    <p suppressHydrationWarning>{shellText.copyright(year, configuration?.WEBSITE_NAME ?? 'Longhaul')}</p>
  )
}
