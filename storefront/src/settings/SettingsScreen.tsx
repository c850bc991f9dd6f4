import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { AllLoaded } from '@longhaul/browser/state/AllLoaded.tsx'
import { mailTopicsText } from '@longhaul/text/mail/topics.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { to } from '../links.ts'
import { Contents, type Heading } from '../shared/Contents.tsx'
import { Page } from '../shared/Page.tsx'
import { Section } from '../shared/Section.tsx'
import { Glances } from './Glances.tsx'
import { Display } from './Display.tsx'
import { Emails } from './Emails.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { PhotoSharing } from './PhotoSharing.tsx'
import { Push } from './Push.tsx'
import { Who } from './Who.tsx'

const SECTIONS: readonly Heading[] = [
  { id: 'account', text: settingsText.account },
  { id: 'mails', text: mailTopicsText.title },
  { id: 'display', text: settingsText.display },
  { id: 'photos', text: settingsText.photos.title },
  { id: 'device', text: settingsText.push.title },
]

const WITHOUT_PHOTOS = SECTIONS.filter(({ id }) => id !== 'photos')

/**
 * `/mine/setting`: a summary of the account (the person, the balance, what is on its way), with links to
 * everything else. What waits for the shopper is on the desk. Everything appears at once, so that nothing
 * moves.
 */
export default function SettingsScreen() {
  const sharing = useCall('GET /photo_sharing')
  const calls = [
    sharing,
    useCall('GET /users/info'),
    useCall('GET /addresses'),
    useCall('GET /orders', { query: { limit: 1 } }),
    useCall('GET /stock_items', { query: { stage: 'in_stock', limit: 1 } }),
    useCall('GET /parcels', { query: { limit: 1 } }),
    useCall('GET /mail_choices'),
  ]
  return (
    <Page title={settingsText.title}>
      <AllLoaded of={calls} skeleton={<Skeleton kind="rows" count={6} />}>
        <div className="grid grid-cols-1 gap-9">
          <Who />
          <FirstSteps />
          <Glances />
          <div className="grid grid-cols-1 gap-9 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start">
            <div className="max-lg:hidden lg:sticky lg:top-20">
              <Contents
                title={settingsText.contents}
                headings={sharing.data?.open ? SECTIONS : WITHOUT_PHOTOS}
              />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-9">
              <AccountLinks />
              <Emails />
              <Display />
              <PhotoSharing />
              <Push />
            </div>
          </div>
        </div>
      </AllLoaded>
    </Page>
  )
}

const linkWords = settingsText.links

/** The other pages of the account. */
function AccountLinks() {
  const entries = [
    { to: to.personal(), name: linkWords.personal, hint: linkWords.personalHint },
    { to: to.secure(), name: linkWords.secure, hint: linkWords.secureHint },
    { to: to.addresses(), name: linkWords.addresses, hint: linkWords.addressesHint },
    { to: to.rewards(), name: linkWords.rewards, hint: linkWords.rewardsHint },
    { to: to.messages(), name: linkWords.messages, hint: linkWords.messagesHint },
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
