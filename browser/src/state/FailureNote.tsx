import type { CallError } from '@longhaul/contract/client.ts'
import { failureText } from '@longhaul/text/browser/failure.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { app } from '../app.ts'
import { referenceOf, sentenceOf } from '../calls/errors.ts'

/**
 * The content of `Failure`: the message, the messages for single fields, how long to wait, and for a server
 * fault the number to quote.
 */
export function FailureNote({ error }: { error: CallError }) {
  const reference = referenceOf(error)
  const details = [...Object.values(error.fields), ...refusalsOf(error)]
  return (
    <div role={error.status === 500 ? 'alert' : undefined}>
      <Note tone="bad">
        {sentenceOf(error)}
        {details.length > 0 && <div>{details.join(' · ')}</div>}
        {error.error === 'too_many_requests' && <Wait seconds={error.data['retry_after']} />}
        {reference && <div className="code text-sm">{app.words.reference(reference)}</div>}
      </Note>
    </div>
  )
}

/** Why a shipping line cannot carry a package, as sentences, if that was the reason for the refusal. */
function refusalsOf(error: CallError): string[] {
  const refusals = error.data['refusals']
  return Array.isArray(refusals) ? refusals.filter((refusal) => typeof refusal === 'string') : []
}

/** How long to wait, if the server said so. */
const Wait = ({ seconds }: { seconds: unknown }) =>
  typeof seconds === 'number' &&
  seconds > 1 && <div className="text-sm">{failureText.tryIn(seconds, Math.ceil(seconds / 60))}</div>
