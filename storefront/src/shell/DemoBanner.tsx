import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/** Shown above every page of the demo, so that it is not mistaken for a real shop. */
export function DemoBanner() {
  if (!useConfiguration()?.demo) return null
  return (
    <p className="bg-warn-tint px-4 py-1.5 text-center text-[14px] leading-5 text-warn" role="note">
      {shellText.demo}
    </p>
  )
}
