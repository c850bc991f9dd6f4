import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { to } from '../links.ts'
import { Section } from '../shared/Section.tsx'

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
    <Section title={settingsText.account} id="account">
      <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.to} className="grid border-b border-line">
            <Link
              to={entry.to}
              className="flex min-h-14 items-center gap-4 py-2 text-ink no-underline hover:bg-sunken"
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
    </Section>
  )
}
