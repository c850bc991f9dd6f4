import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { Copyright } from './Copyright.tsx'

/** How it works, the articles of type 2, contact and its hours, the copyright line (docs/rules/storefront.md). */
export function Footer() {
  const configuration = useConfiguration()
  const { data } = useCall('GET /footer_articles', undefined, { staleMs: 10 * 60_000 })
  const words = shellText.footerLinks
  return (
    <footer className="footer">
      <div className="wrap footer-grid">
        <div className="footer-about">
          <p className="site-name">{configuration?.WEBSITE_NAME}</p>
          <p>{configuration?.WEBSITE_INFO}</p>
        </div>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{shellText.footerHelp}</h2>
          <ul>
            <li>
              <Link to={to.howToBuy(shellText.helpArticleName)}>{words.howToBuy}</Link>
            </li>
            <li>
              <Link to={to.help(18)}>{words.fees}</Link>
            </li>
            <li>
              <Link to={to.helpIndex()}>{words.allHelp}</Link>
            </li>
            <li>
              <Link to={to.fulfilment()}>{words.fulfilment}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">{shellText.footerAbout}</h2>
          <ul>
            {data?.articles.map((article) => (
              <li key={article.id}>
                <Link to={to.article(article.id, article.article_name)}>{article.article_name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{shellText.footerContact}</h2>
          <ul>
            {configuration?.contact_email && (
              <li>
                <a href={`mailto:${configuration.contact_email}`}>{configuration.contact_email}</a>
              </li>
            )}
            {configuration?.contact_hours && <li>{shellText.contactHours(configuration.contact_hours)}</li>}
          </ul>
        </div>
      </div>
      <div className="wrap footer-last">
        <Copyright />
        <p>{shellText.amountsNote}</p>
      </div>
    </footer>
  )
}
