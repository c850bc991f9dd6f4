import { copyText } from '@longhaul/text/ui.ts'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { toast } from '../toast/toast.ts'

const SHOWN_MS = 2000

/**
 * Copies `text`; `what` names it: "order number". Confirms with a tick and to screen readers, without a
 * toast.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast.warning(copyText.copyFailed)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS)
  }

  return (
    <span className="copy" data-copied={copied || undefined}>
      <IconButton label={copyText.copyWhat(what)} icon={copied ? <Check /> : <Copy />} onClick={copy} />
      <output className="sr-only">{copied && copyText.copied}</output>
    </span>
  )
}
