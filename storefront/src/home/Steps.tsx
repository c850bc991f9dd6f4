import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import { Section } from './Section.tsx'

/** What happens after you paste: six lines of a schedule, each with its time. */
export function Steps({ configuration }: { configuration: Configuration }) {
  const { review_hours_min: min, review_hours_max: max, free_storage_days: days } = configuration
  const { title, lead, list } = belowText.steps
  return (
    <Section title={title} lead={lead}>
      <ol className="ledger">
        {list(`${min}–${max}`, days).map((step, index) => (
          <li key={step.title}>
            <span className="ledger-number">{index + 1}</span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
            <span className="ledger-time">{step.when}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
