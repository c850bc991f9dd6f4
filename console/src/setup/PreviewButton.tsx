import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'

/** Opens a preview of the closed shop, in this browser only and while the user is logged in. */
export function PreviewButton() {
  const preview = useSend('POST /staff/setup/preview', { onDone: ({ path }) => window.location.assign(path) })
  return (
    <Button
      busy={preview.isPending && setupText.opening.preview}
      onClick={() => preview.mutate({ body: {} })}
    >
      {setupText.opening.preview}
    </Button>
  )
}
