import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { ReturnToSender } from '@longhaul/ui/illustrations/ReturnToSender.tsx'
import { to } from '../links.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { useHead } from './head.ts'

const words = shellText.notFound

/** The page for what is not there, or belongs to another shopper (docs/rules/storefront.md). */
export function NotFound() {
  useHead({ title: words.title })
  return (
    <div className="wrap pt-8 pb-14">
      <div className="state">
        <ReturnToSender />
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="state-words">{words.text}</p>
        <p className="state-action">
          <ButtonLink to={to.home()} type="primary">
            {words.home}
          </ButtonLink>
          <ButtonLink to={to.helpIndex()}>{words.help}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
