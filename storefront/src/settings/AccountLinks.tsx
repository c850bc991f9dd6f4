import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'

const words = settingsText.links

/** The other pages of the account. */
export function AccountLinks() {
  const entries = [
    { to: to.personal(), name: words.personal, hint: words.personalHint },
    { to: to.secure(), name: words.secure, hint: words.secureHint },
    { to: to.addresses(), name: words.addresses, hint: words.addressesHint },
    { to: to.rewards(), name: words.rewards, hint: words.rewardsHint },
    { to: to.messages(), name: words.messages, hint: words.messagesHint },
  ]
  return (
    <Card title={settingsText.account} flush>
      <ul className="grid gap-px border-t border-line bg-line md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.to} className="grid bg-surface">
            <Link
              to={entry.to}
              className="flex items-center gap-4 px-4 py-3 md:px-6 text-ink no-underline hover:bg-sunken"
            >
              <span className="flex-1">
                <span className="block font-medium">{entry.name}</span>
                <span className="block text-sm text-ink-2">{entry.hint}</span>
              </span>
              <ChevronRight className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
