import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import { useState } from 'react'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'

const words = settingsText
/** By account: another account on the same device has its own steps. */
const hiddenFor = (id: string): string => `firstStepsHidden:${id}`

/**
 * What a new account still has to do, according to its actual state; hidden when everything is done, or
 * permanently when dismissed.
 */
export function FirstSteps() {
  const me = useMe()
  const addresses = useCall('GET /addresses')
  const orders = useCall('GET /orders', { query: { limit: 1 } })
  const [hidden, setHidden] = useState(false)
  if (hidden || !me || !addresses.data || !orders.data) return null
  if (localStorage.getItem(hiddenFor(me.id)) === 'yes') return null
  const steps = [
    { name: words.firstSteps.verify, to: to.registerSuccess(), done: me.email_verified },
    { name: words.firstSteps.address, to: to.addresses(), done: addresses.data.addresses.length > 0 },
    { name: words.firstSteps.order, to: to.home(), done: orders.data.items.length > 0 },
  ]
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const hide = () => {
    localStorage.setItem(hiddenFor(me.id), 'yes')
    setHidden(true)
  }
  return (
    <Card
      title={words.firstTitle}
      aside={
        <Button size="small" guardMs={0} onClick={hide}>
          {words.dismiss}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{words.firstDone(done, steps.length)}</p>
      <ul className="mt-3 grid gap-2">
        {steps.map((step) => (
          <li key={step.name} className="flex items-center gap-3">
            {step.done ? <CircleCheck className="text-ok" /> : <Circle className="text-ink-3" />}
            {step.done ? <s className="text-ink-2">{step.name}</s> : <Link to={step.to}>{step.name}</Link>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
