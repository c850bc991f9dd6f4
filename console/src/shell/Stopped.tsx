import { errorPageText } from '@longhaul/text/browser/error-page.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'

/**
 * Shown instead of a screen that failed: the error page, or a word about the update if one of its files could
 * not be loaded.
 */
export function Stopped({ outdated }: { outdated: boolean }) {
  const title = outdated ? shellText.updateNeeded.title : errorPageText.unknownMiddleware
  return (
    <div role="alert">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        picture={<CraneStopped />}
        title={title}
        action={
          <Button type="primary" onClick={() => location.reload()}>
            {shellText.reload}
          </Button>
        }
      >
        {!outdated && <p className="code">500</p>}
        {outdated ? shellText.updateNeeded.text : errorPageText.tryAgain}
      </EmptyState>
    </div>
  )
}

/** Replaces everything if the error page itself fails (docs/rules/storefront.md). */
export const StoppedAgain = () => (
  <>
    <h1>{errorPageText.errorPageFailed}</h1>
    <p>
      <a href="/console">{errorPageText.home}</a>
    </p>
  </>
)
