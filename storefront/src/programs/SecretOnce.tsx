import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'

/** A secret that is shown only once, with a copy button. */
export function SecretOnce({
  secret,
  title,
  what,
  text,
  onClose,
}: {
  secret: string | null
  title: string
  /** What the copy button copies. */
  what: string
  text?: string
  onClose: () => void
}) {
  return (
    <Sheet
      open={secret !== null}
      title={title}
      onClose={onClose}
      footer={
        <Button type="primary" guardMs={0} onClick={onClose}>
          {programsText.close}
        </Button>
      }
    >
      {text && <p className="mb-4">{text}</p>}
      <Note tone="warn">{programsText.shownOnce}</Note>
      <p className="mt-4 flex items-center gap-2 rounded-card border border-line bg-sunken p-4">
        <span className="code min-w-0 flex-1 break-all">{secret}</span>
        <CopyButton text={secret ?? ''} what={what} />
      </p>
    </Sheet>
  )
}
