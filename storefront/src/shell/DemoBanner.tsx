import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/** Above every page of the demo: nobody should take it for a shop that keeps its promises. */
export function DemoBanner() {
  if (!useConfiguration()?.demo) return null
  return (
    <p className="demo-banner" role="note">
      {shellText.demo}
    </p>
  )
}
