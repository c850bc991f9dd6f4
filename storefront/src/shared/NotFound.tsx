import { shellText } from '@longhaul/text/storefront/shell.ts'
import { ReturnToSender } from '@longhaul/ui/illustrations/ReturnToSender.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { useHead } from './head.ts'

/** The page for what is not there, or belongs to somebody else (specification 8). */
export function NotFound() {
  useHead({ title: shellText.notFound.title })
  return (
    <div className="wrap page">
      <h1 className="sr-only" tabIndex={-1}>
        {shellText.notFound.title}
      </h1>
      <EmptyState
        picture={<ReturnToSender />}
        title={shellText.notFound.title}
        action={
          <>
            <ButtonLink to={to.home()} type="primary">
              {shellText.notFound.home}
            </ButtonLink>
            <ButtonLink to={to.helpIndex()}>{shellText.notFound.help}</ButtonLink>
          </>
        }
      >
        {shellText.notFound.text}
      </EmptyState>
    </div>
  )
}
