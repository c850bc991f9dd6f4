import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import Download from 'lucide-react/icons/download'

const words = securityText.twoFactor

/** The recovery codes, shown only once: to copy, download or print. */
export function RecoveryCodesSheet({
  codes,
  email,
  onClose,
}: {
  codes: readonly string[] | null
  email: string
  onClose: () => void
}) {
  const asText = [words.fileHead(email), '', ...(codes ?? []), ''].join('\n')
  return (
    <Sheet
      open={codes !== null}
      title={words.codesTitle}
      onClose={onClose}
      footer={
        <Button type="primary" guardMs={0} onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <p>{words.codesText}</p>
      <ol className="my-5 grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border border-line bg-sunken p-4">
        {codes?.map((code) => (
          <li key={code} className="code text-center text-md">
            {code}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Download />}
          guardMs={0}
          onClick={() => saveFile(new Blob([asText], { type: 'text/plain;charset=utf-8' }), words.fileName)}
        >
          {words.download}
        </Button>
        <CopyButton text={asText} what={words.copy} />
      </p>
    </Sheet>
  )
}
