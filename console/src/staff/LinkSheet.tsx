import type { Reply } from '@longhaul/contract/routes.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = staffText
export type Link = Reply<'POST /staff/members'>

/** A link for setting a password, shown only once, to be passed on in person. */
export function LinkSheet({ link, onClose }: { link: Link | null; onClose: () => void }) {
  return (
    <Sheet
      open={link !== null}
      title={words.linkHead(link?.member.name ?? '')}
      onClose={onClose}
      footer={
        <Button type="primary" guardMs={0} onClick={onClose}>
          {words.linkDone}
        </Button>
      }
    >
      {link && (
        <Stack>
          <p>{words.linkOnce}</p>
          <p className="rounded-control border bg-sunken px-4 py-3 wrap-anywhere">
            <span className="code">{link.link}</span> <CopyButton text={link.link} what={words.linkCopy} />
          </p>
          <p className="muted">{words.linkUntil(dateTime(link.expires_at))}</p>
        </Stack>
      )}
    </Sheet>
  )
}
