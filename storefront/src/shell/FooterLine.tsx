import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { amount, date, percent } from '@longhaul/text/format.ts'
import { footerText } from '@longhaul/text/storefront/shell/footer.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useChargeTerms } from '../shared/use-converted.ts'
import { Copyright } from './Copyright.tsx'

/**
 * Space at the end of its line for the back-to-top button, and below it for a bar that is fixed to the window
 * (data-bottom-bar).
 */
const LINE =
  'wrap mt-12 flex flex-wrap gap-x-5 gap-y-1 border-t py-4 pe-12 text-xs text-ink-3 in-[body:has([data-bottom-bar~=fixed])]:pb-46'

/** Copyright, the articles of type 2, contact, and the exchange rate of the amounts shown alongside yuan. */
export function FooterLine() {
  const { data } = useCall('GET /footer_articles', undefined, { staleMs: 10 * 60_000 })
  const email = useConfiguration()?.contact_email
  return (
    <footer className={LINE} data-screen-only="">
      <Copyright />
      {data?.articles.map(({ id, article_name: name }) => (
        <Link key={id} className="text-inherit" to={to.article(id, name)}>
          {name}
        </Link>
      ))}
      {email && (
        <a className="text-inherit" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <p className="num whitespace-normal">
        <Rate />
      </p>
    </footer>
  )
}

/**
 * Whether the server rendered it with the rate is unknown: the page's data may arrive before the footer is
 * hydrated.
 */
function Rate() {
  const inPage = useInPage()
  const terms = useChargeTerms()
  if (!inPage || !terms) return footerText.amountsNote
  const { currency, creditNanos, feePerMille, feeFixedMinor, quotedOn } = terms
  return footerText.rateNote(
    // Five digits that count: a yen is worth 0.043512 yuan.
    `${amount(10 ** minorDigits(currency), currency)} = ¥${Number((creditNanos / 1_000_000_000).toPrecision(5))}`,
    [feePerMille > 0 && percent(feePerMille), feeFixedMinor > 0 && amount(feeFixedMinor, currency)]
      .filter(Boolean)
      .join(' + '),
    date(quotedOn),
  )
}
