import { noProductText } from '@longhaul/text/storefront/goods/no-product.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { ReturnToSender } from '@longhaul/ui/illustrations/ReturnToSender.tsx'
import { to } from '../links.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { useHead } from './head.ts'

const words = shellText.notFound

/** The page for anything that does not exist or belongs to another shopper (docs/rules/storefront.md). */
export function NotFound() {
  const { title, text } = useLocation().pathname.startsWith('/goods/') ? noProductText : words
  useHead({ title })
  return (
    <div className="wrap pt-8 pb-14">
      <div className="state">
        <ReturnToSender />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="state-words">{text}</p>
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
