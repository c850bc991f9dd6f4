import { newcomerText as text } from '@longhaul/text/storefront/desk/newcomer.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { TryLinks } from '../shared/TryLinks.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'

/**
 * For shoppers who have nothing anywhere yet: the three steps to the first package, and in the demo sample
 * links.
 */
export function Newcomer() {
  const isDemo = useConfiguration()?.demo
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2>{text.title}</h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {text.steps.map((step, at) => (
          <li key={step.title} className="flex gap-3 md:block">
            <span className="code grid size-8 flex-none place-items-center rounded-full bg-primary-tint mb-3 text-primary">
              {at + 1}
            </span>
            <div>
              <h3 className="text-md">{step.title}</h3>
              <p className="mt-1 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link className="inline-flex min-h-11 items-center" to={to.howToBuy(shellText.helpArticleName)}>
          {text.how}
        </Link>
      </p>
      {isDemo && <TryLinks />}
    </section>
  )
}
