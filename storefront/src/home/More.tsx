import { money } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { Configuration } from '../shared/use-configuration.ts'
import { Section } from './Section.tsx'

/** Storage, returns, packing videos, rewards: a sentence each, with this site's own figures. */
export function More({ configuration: site }: { configuration: Configuration }) {
  const { storage, returns, video, rewards, title } = belowText.more
  const limit = site.storage_limit_days
  const entries = [
    {
      title: storage.title(site.free_storage_days),
      text: storage.text(money(site.late_fee_fen_per_day), money(site.late_fee_cap_fen), limit),
      link: storage.link,
      article: 14,
    },
    { ...returns, text: returns.text(Math.floor(site.refund_window_hours / 24)), article: 41 },
    { ...video, article: 25 },
    { ...rewards, article: 40 },
  ]
  return (
    <Section title={title}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {entries.map((entry) => (
          <div key={entry.title}>
            <h3>{entry.title}</h3>
            <p className="mt-1 text-ink-2">{entry.text}</p>
            <p className="mt-2">
              <Link to={to.help(entry.article)}>{entry.link}</Link>
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
