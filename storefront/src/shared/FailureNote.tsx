import type { CallError } from '@longhaul/contract/client.ts'
import { failureText } from '@longhaul/text/storefront/shell/failure.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { referenceOf } from './reference-of.ts'

/** What `Failure` shows: the sentence, and for a fault of ours the number to quote. */
export function FailureNote({ error }: { error: CallError }) {
  const reference = referenceOf(error)
  return (
    <div role={error.status === 500 ? 'alert' : undefined}>
      <Note tone="bad">
        {sentenceOf(error)}
        {error.error === 'too_many_requests' && <Wait seconds={error.data['retry_after']} />}
        {reference && <div className="code text-sm">{shellText.reference(reference)}</div>}
      </Note>
    </div>
  )
}

/** How long to wait, where the server said so. */
const Wait = ({ seconds }: { seconds: unknown }) =>
  typeof seconds === 'number' &&
  seconds > 1 && <div className="text-sm">{failureText.tryIn(seconds, Math.ceil(seconds / 60))}</div>

function sentenceOf(error: CallError): string {
  if (error.status === 0) return shellText.unreachable
  return error.status === 500 ? shellText.failure : error.message || shellText.failure
}
