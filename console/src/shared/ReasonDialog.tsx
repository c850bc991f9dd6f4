import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { type ReactNode, useState } from 'react'
import { Line } from './layout/Line.tsx'
import { type Ready, ReadyReasons } from './ReadyReasons.tsx'
import { useSendKey } from './use-send-key.ts'

const REASON_MAX = 500

/**
 * Asks for a reason before something is rejected or cancelled. Confirming waits for `onSend`; the dialog
 * stays open if it fails.
 */
export function ReasonDialog({
  title,
  children,
  confirmText,
  busyText = consoleWords.saving,
  hint = consoleWords.reasonHint,
  presets = [],
  ready,
  start = '',
  onSend,
  onClose,
}: {
  title: string
  children?: ReactNode
  confirmText: string
  busyText?: string
  hint?: string
  /** Common reasons in the reader's language, offered as buttons. */
  presets?: readonly string[]
  /** The desk's usual reasons, for a shopper who reads this language. */
  ready?: Ready
  /** A reason that was typed before. */
  start?: string
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}) {
  const [reason, setReason] = useState(start)
  useSendKey()
  const [error, setError] = useState<string | null>(null)

  function change(next: string) {
    setReason(next)
    if (next.trim()) setError(null)
  }
  async function confirm(): Promise<boolean> {
    if (reason.trim() === '') {
      setError(consoleWords.reasonNeeded)
      return false
    }
    await onSend(reason.trim())
    return true
  }

  return (
    <Dialog
      open
      title={title}
      confirmText={confirmText}
      busyText={busyText}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children && <div>{children}</div>}
      {presets.length > 0 && <Presets presets={presets} onChoose={change} />}
      {ready && <ReadyReasons {...ready} onChoose={change} />}
      <TextArea
        label={consoleWords.reason}
        hint={hint}
        max={REASON_MAX}
        value={reason}
        error={error}
        onChange={change}
      />
    </Dialog>
  )
}

function Presets({ presets, onChoose }: { presets: readonly string[]; onChoose: (preset: string) => void }) {
  return (
    <Line role="group" aria-label={consoleWords.readyReasons}>
      {presets.map((preset) => (
        <Button key={preset} size="small" guardMs={0} onClick={() => onChoose(preset)}>
          {preset}
        </Button>
      ))}
    </Line>
  )
}
