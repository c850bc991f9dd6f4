import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import { Schedule } from '../shared/Schedule.tsx'
import { Section } from './Section.tsx'

/** What happens after you paste: six lines of a schedule, each with its time. */
export function Steps({ configuration }: { configuration: Configuration }) {
  const { review_hours_min: min, review_hours_max: max, free_storage_days: days } = configuration
  const { title, lead, list } = belowText.steps
  return (
    <Section title={title} lead={lead}>
      <Schedule steps={list(`${min}–${max}`, days)} />
    </Section>
  )
}
