import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { WaitingRow } from '../shared/waiting/WaitingRow.tsx'
import { to } from '../links.ts'
import { Section } from '../shared/Section.tsx'

const SHOWN = 3

/** The decisions with the nearest deadlines, as on the desk; renders nothing where there are none. */
export function WaitingSteps() {
  const waiting = useCall('GET /desk').data?.waiting
  if (!waiting || waiting.count === 0) return null
  return (
    <Section
      title={settingsText.waiting(waiting.count)}
      aside={waiting.count > SHOWN && <Link to={to.home()}>{settingsText.allWaiting}</Link>}
    >
      <ul className="border-t border-line">
        {waiting.items.slice(0, SHOWN).map((step) => (
          <WaitingRow key={`${step.subject.id} ${step.order_item_id}`} waiting={step} />
        ))}
      </ul>
    </Section>
  )
}
