import { findText } from '@longhaul/text/console/find/find.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { giveScan } from '../shared/shortcuts.ts'

/**
 * Says that a scan made at a station while the search is open was looked up and not counted, and offers to
 * count it.
 */
export function ScannedHere({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <div role="status">
      <Note
        tone="warn"
        title={findText.scanned(code)}
        action={
          <Button
            size="small"
            guardMs={0}
            onClick={() => {
              onClose()
              giveScan(code)
            }}
          >
            {findText.countIt}
          </Button>
        }
      >
        {findText.notCounted}
      </Note>
    </div>
  )
}
