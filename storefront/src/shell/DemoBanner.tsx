import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/** Above every page of the demo: nobody should take it for a shop that keeps its promises. */
export function DemoBanner() {
  if (!useConfiguration()?.demo) return null
  return (
    <p className="bg-warn-tint px-4 py-1.5 text-center text-[14px] leading-5 text-warn" role="note">
      {shellText.demo}
    </p>
  )
}
