import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'

/** Beside every screen of the demo, so that no one works in it by mistake. */
export function DemoBanner() {
  const { data } = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 })
  if (!data?.demo) return null
  return (
    <p className="demo-banner" role="note">
      {shellText.demo}
    </p>
  )
}
