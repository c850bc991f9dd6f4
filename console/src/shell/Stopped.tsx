import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'

/** Shown instead of a screen that crashed. */
export function Stopped({ outdated }: { outdated: boolean }) {
  const words = outdated ? shellText.updateNeeded : shellText.failed
  return (
    <div role="alert">
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState
        picture={<CraneStopped />}
        title={words.title}
        action={
          <Button type="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  )
}
