import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'

/** The operator's own logo, or ours, with the site's name beside it. */
export function SiteLogo() {
  const configuration = useConfiguration()
  return (
    <Logo src={configuration?.WEBSITE_LOGO_PATH || null} name={configuration?.WEBSITE_NAME ?? 'Longhaul'} />
  )
}
