import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { footerText } from '@longhaul/text/storefront/shell/footer.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { Copyright } from './Copyright.tsx'
import { FooterLine } from './FooterLine.tsx'

/**
 * Space at the end of its lines for the back-to-top button, and below it for a bar that is fixed to the
 * window (data-bottom-bar).
 */
const FOOTER =
  'mt-14 border-t bg-sunken pt-10 pb-8 text-sm text-ink-2 in-[body:has([data-bottom-bar~=fixed])]:pb-46'
const LINK = 'text-ink-2 no-underline hover:text-ink hover:underline'

const HEADING = 'mb-2 text-sm text-ink'

/** Pages for reading, where the footer is a site map. */
const READING = /^\/(faq|article|fulfilment|howRight)/

/** The footer: complete on pages for reading, a single line elsewhere. */
export function Footer() {
  const { pathname } = useLocation()
  return READING.test(pathname) ? <SiteMap /> : <FooterLine />
}

/**
 * How it works, the articles of type 2, contact with its hours, and the copyright line
 * (docs/rules/storefront.md).
 */
function SiteMap() {
  const configuration = useConfiguration()
  const { data } = useCall('GET /footer_articles', undefined, { staleMs: 10 * 60_000 })
  const { howToBuy, fees, allHelp, fulfilment, accuracy } = footerText.links
  const help: FooterLink[] = [
    [to.howToBuy(shellText.helpArticleName), howToBuy],
    [to.help(18), fees],
    [to.helpIndex(), allHelp],
    [to.accuracy(), accuracy],
    [to.fulfilment(), fulfilment],
  ]
  const about = data?.articles.map((article): FooterLink => [
    to.article(article.id, article.article_name),
    article.article_name,
  ])
  return (
    <footer className={FOOTER} data-screen-only="">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-8 max-lg:pe-12 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <div className="col-span-full max-w-80 lg:col-span-1">
          <p className="mb-2 text-lg font-semibold text-ink">{configuration?.WEBSITE_NAME}</p>
          <p>{configuration?.WEBSITE_INFO}</p>
        </div>
        <LinkColumn id="footer-help" title={footerText.help} links={help} />
        <LinkColumn id="footer-about" title={footerText.about} links={about ?? []} />
        <div className="max-md:col-span-2">
          <h2 className={HEADING}>{footerText.contact}</h2>
          <ul>
            {configuration?.contact_email && (
              <li className="py-[5px]">
                <a className={LINK} href={`mailto:${configuration.contact_email}`}>
                  {configuration.contact_email}
                </a>
              </li>
            )}
            {configuration?.contact_hours && (
              <li className="py-[5px]">{footerText.contactHours(configuration.contact_hours)}</li>
            )}
          </ul>
        </div>
      </div>
      <div className="wrap mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t pe-12 pt-5 text-ink-3">
        <Copyright />
        <p>{footerText.amountsNote}</p>
      </div>
    </footer>
  )
}

/** An address and its label. */
type FooterLink = readonly [address: string, name: string]

function LinkColumn({ id, title, links }: { id: string; title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={HEADING}>
        {title}
      </h2>
      <ul>
        {links.map(([address, name]) => (
          <li key={address} className="py-[5px]">
            <Link className={LINK} to={address}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
