import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import Download from 'lucide-react/icons/download'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = staffText.two

/** The recovery codes, shown only once, to copy, download or print. */
export function RecoveryCodes({
  codes,
  email,
  onKept,
}: {
  codes: readonly string[]
  email: string
  onKept: () => void
}) {
  const asText = [words.fileHead(email), '', ...codes, ''].join('\n')
  return (
    <Stack as="section" aria-label={words.codesTitle}>
      <h2>{words.codesTitle}</h2>
      <p>{words.codesText}</p>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border bg-sunken p-4 text-center">
        {codes.map((code) => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ol>
      <Line as="p">
        <Button
          icon={<Download />}
          guardMs={0}
          onClick={() => saveFile(new Blob([asText], { type: 'text/plain;charset=utf-8' }), words.fileName)}
        >
          {words.download}
        </Button>
        <CopyButton text={asText} what={words.copy} />
      </Line>
      <Button type="primary" size="auto" guardMs={0} onClick={onKept}>
        {words.kept}
      </Button>
    </Stack>
  )
}
