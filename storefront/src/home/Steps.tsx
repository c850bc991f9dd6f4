import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import type { Configuration } from '../shared/use-configuration.ts'
import { Schedule } from '../shared/Schedule.tsx'

/** What happens after you paste: a schedule of six lines, each with its time, folded to one. */
export function Steps({ configuration }: { configuration: Configuration }) {
  const { review_hours_min: min, review_hours_max: max, free_storage_days: days } = configuration
  const { title, lead, list } = belowText.steps
  return (
    <Folded title={title} detail={lead}>
      <div className="py-4">
        <Schedule steps={list(`${min}–${max}`, days)} />
      </div>
    </Folded>
  )
}
