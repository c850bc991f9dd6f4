import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { amount, date } from '@longhaul/text/format.ts'
import { footerText } from '@longhaul/text/storefront/shell/footer.ts'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { Link } from '../shared/Link.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { Copyright } from './Copyright.tsx'

/** Space at the end of its line for the back-to-top button, and below it for a bar that is fixed to the window (data-bottom-bar). */
const LINE =
  'wrap mt-12 flex flex-wrap gap-x-5 gap-y-1 border-t py-4 pe-12 text-xs text-ink-3 in-[body:has([data-bottom-bar~=fixed])]:pb-48'

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

/** Whether the server rendered it with the rate is unknown: the page's data may arrive before the footer is hydrated. */
function Rate() {
  const inPage = useInPage()
  const currency = useDisplayCurrency()
  const foreign = currency !== 'CNY'
  const { data } = useCall('GET /exchange_rate', { query: {} }, { enabled: foreign, staleMs: 60 * 60_000 })
  const rate = data?.rates.find((known) => known.currency === currency)
  if (!inPage || !foreign || !rate) return footerText.amountsNote
  return footerText.rateNote(
    amount(10 ** rate.minor_digits, currency),
    amount(Math.round(rate.charged_nanos / 10_000_000), 'CNY'),
    date(rate.quoted_on),
  )
}
