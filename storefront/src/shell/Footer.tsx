import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import type { ReactNode } from 'react'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { Copyright } from './Copyright.tsx'

/** Room at the end of its lines for the way up, and below it for a bar that is fixed to the window (data-bottom-bar). */
const FOOTER =
  'mt-14 border-t bg-sunken pt-10 pb-8 text-sm text-ink-2 in-[body:has([data-bottom-bar=fixed])]:max-lg:pb-28'
const LINK = 'text-ink-2 no-underline hover:text-ink hover:underline'

/** How it works, the articles of type 2, contact and its hours, the copyright line (docs/rules/storefront.md). */
export function Footer() {
  const configuration = useConfiguration()
  const { data } = useCall('GET /footer_articles', undefined, { staleMs: 10 * 60_000 })
  const words = shellText.footerLinks
  return (
    <footer className={FOOTER} data-screen-only="">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-8 max-lg:pe-12">
        <div className="max-w-80">
          <p className="mb-2 text-lg font-semibold text-ink">{configuration?.WEBSITE_NAME}</p>
          <p>{configuration?.WEBSITE_INFO}</p>
        </div>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help" className="mb-2 text-sm text-ink">
            {shellText.footerHelp}
          </h2>
          <ul>
            <FooterLink to={to.howToBuy(shellText.helpArticleName)}>{words.howToBuy}</FooterLink>
            <FooterLink to={to.help(18)}>{words.fees}</FooterLink>
            <FooterLink to={to.helpIndex()}>{words.allHelp}</FooterLink>
            <FooterLink to={to.fulfilment()}>{words.fulfilment}</FooterLink>
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about" className="mb-2 text-sm text-ink">
            {shellText.footerAbout}
          </h2>
          <ul>
            {data?.articles.map((article) => (
              <FooterLink key={article.id} to={to.article(article.id, article.article_name)}>
                {article.article_name}
              </FooterLink>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="mb-2 text-sm text-ink">{shellText.footerContact}</h2>
          <ul>
            {configuration?.contact_email && (
              <li className="py-[5px]">
                <a className={LINK} href={`mailto:${configuration.contact_email}`}>
                  {configuration.contact_email}
                </a>
              </li>
            )}
            {configuration?.contact_hours && (
              <li className="py-[5px]">{shellText.contactHours(configuration.contact_hours)}</li>
            )}
          </ul>
        </div>
      </div>
      <div className="wrap mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t pe-12 pt-5 text-ink-3">
        <Copyright />
        <p>{shellText.amountsNote}</p>
      </div>
    </footer>
  )
}

function FooterLink({ to: path, children }: { to: string; children: ReactNode }) {
  return (
    <li className="py-[5px]">
      <Link className={LINK} to={path}>
        {children}
      </Link>
    </li>
  )
}
