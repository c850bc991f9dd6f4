import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'

/** Shown on every screen of the demo, so that no one mistakes it for the real shop. */
export function DemoBanner() {
  const { data } = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 })
  if (!data?.demo) return null
  return (
    <p
      className="row-start-2 bg-warn-tint px-4 py-2 text-[13px]/[18px] text-warn max-desk:hidden"
      role="note"
    >
      {shellText.demo}
    </p>
  )
}
