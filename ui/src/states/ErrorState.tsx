import { stateText } from '@longhaul/text/ui.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { CraneStopped } from '../illustrations/CraneStopped.tsx'

/**
 * Replaces a part of the page that could not load: says so, offers a retry, and shows the number to quote.
 */
export function ErrorState({
  reference,
  onRetry,
  retrying,
  children = stateText.couldNotLoadHint,
}: {
  /** The request id of the failure. */
  reference?: string | null | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div className="state" role="alert">
      <CraneStopped />
      <p className="state-title">{stateText.couldNotLoad}</p>
      <div className="state-words">{children}</div>
      {onRetry && (
        <div className="state-action">
          <Button icon={<RefreshCw />} guardMs={0} busy={retrying && stateText.loading} onClick={onRetry}>
            {stateText.tryAgain}
          </Button>
        </div>
      )}
      {reference && (
        <p className="state-reference">
          {stateText.reference} <span className="code">{reference}</span>
        </p>
      )}
    </div>
  )
}
