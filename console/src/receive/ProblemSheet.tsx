import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { ABNORMAL_REASONS, faultOf } from '@longhaul/domain/warehouse/inspection.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useEffectEvent } from 'react'
import { SilentKey } from '../shared/Key.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReadyReasons } from '../shared/ReadyReasons.tsx'
import { keyGapMs } from '../shared/scanner-speed.ts'
import type { StockRow } from './stock-item.ts'
import { SheetButtons } from '../shared/SheetButtons.tsx'

const NOTE_MAX = 500
const PROBLEMS = ABNORMAL_REASONS.map((reason, index) => ({
  value: reason,
  label: (
    <>
      {consoleWords.problems[reason]} <SilentKey>{String(index + 1)}</SilentKey>
    </>
  ),
  aside: <small className="muted">{receiveText.faults[faultOf(reason)]}</small>,
}))

/**
 * Reports a problem with an arrived item: one of nine reasons, chosen with `1` to `9`, and a note. The
 * shopper decides; the pictures are the proof.
 */
export function ProblemSheet({
  row,
  ready,
  failure,
  saveMeasures,
  onDone,
  onClose,
}: {
  row: StockRow
  /** Whether it is weighed, measured and photographed, which the server also requires before a problem. */
  ready: boolean
  /** Why the measurements could not be saved. */
  failure: CallError | null
  saveMeasures: () => Promise<boolean>
  onDone: () => void
  onClose: () => void
}) {
  const form = useProblemForm(row, onDone)
  useReasonKeys((reason) => form.set('problem', reason))
  async function send() {
    if (form.values.problem === '' || (await saveMeasures().catch(() => false))) await form.submit()
  }
  return (
    <Sheet
      open
      title={receiveText.problemTitle}
      onClose={onClose}
      footer={
        <SheetButtons
          onClose={onClose}
          type="redLine"
          busy={form.sending && consoleWords.saving}
          why={ready ? null : receiveText.problemNotReady}
          onSend={() => void send()}
        >
          {receiveText.sendProblem}
        </SheetButtons>
      }
    >
      <form {...form.props}>
        <Stack>
          <RadioGroup
            label={receiveText.problemWhich}
            unmarked
            choices={PROBLEMS}
            {...form.field('problem')}
          />
          {row.quantity > 1 && (
            <TextField
              label={receiveText.problemPieces(row.quantity)}
              hint={receiveText.problemPiecesHint}
              optional
              inputMode="numeric"
              width="short"
              {...form.field('pieces')}
            />
          )}
          <ReadyReasons
            kind="report_problem"
            lang={row.shopper_lang}
            onChoose={(reason) =>
              form.set('note', [form.values.note.trim(), reason].filter(Boolean).join(' '))
            }
          />
          <TextArea
            label={consoleWords.note}
            hint={receiveText.problemHint}
            optional
            max={NOTE_MAX}
            {...form.field('note')}
          />
          <Failure of={failure ?? form.failure} />
        </Stack>
      </form>
    </Sheet>
  )
}

/** A number of pieces as typed, from one to all; null if it is not one. */
function readPieces(typed: string, all: number): number | null {
  const pieces = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return pieces >= 1 && pieces <= all ? pieces : null
}

/**
 * A digit pressed by itself, outside the note, chooses the reason with that number. A scanner types digits as
 * well, but faster: nothing is chosen by what follows, or is followed by, another key at once.
 */
function useReasonKeys(onChoose: (reason: string) => void): void {
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastAt = Number.NEGATIVE_INFINITY
    function press(event: KeyboardEvent) {
      clearTimeout(timer)
      const gapMs = keyGapMs()
      const isAlone = event.timeStamp - lastAt > gapMs
      lastAt = event.timeStamp
      const reason = /^[1-9]$/.test(event.key) ? ABNORMAL_REASONS[Number(event.key) - 1] : undefined
      const isInText =
        event.target instanceof Element && event.target.closest('textarea, [type=text]') !== null
      if (!reason || isInText || !isAlone || event.ctrlKey || event.metaKey || event.altKey) return
      timer = setTimeout(() => choose(reason), gapMs)
    }
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
    }
  }, [])
}

const useProblemForm = (row: StockRow, onDone: () => void) =>
  useCallForm('POST /staff/stock_items/{id}/problem', {
    start: { problem: '', pieces: '', note: '' },
    check: {
      problem: (value) => (value === '' ? receiveText.problemNeeded : null),
      pieces: (value) =>
        value.trim() === '' || readPieces(value, row.quantity) !== null
          ? null
          : receiveText.problemPiecesWrong(row.quantity),
    },
    args: ({ problem, pieces, note }) => {
      const some = readPieces(pieces, row.quantity)
      return {
        params: { id: row.id },
        body: { problem, note: note.trim(), ...(some === null ? {} : { pieces: some }) },
      }
    },
    onDone: () => {
      toast.success(receiveText.problemSent)
      onDone()
    },
  })
