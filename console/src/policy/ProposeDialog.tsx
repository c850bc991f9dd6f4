import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ruleOf } from '@longhaul/domain/policy/acts.ts'
import { PROPOSAL_HOURS } from '@longhaul/domain/policy/proposal.ts'
import { loneFrom } from '@longhaul/domain/policy/second-person.ts'
import { secondPersonText } from '@longhaul/text/console/policy/second-person.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { notice } from '@longhaul/ui/dialog/ask.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { Refused } from './second-person.ts'

const words = secondPersonText

/** Proposes a refused call to a second person, and says what happens next and until when. */
export function ProposeDialog({ refused: { act, proposal, answer } }: { refused: Refused }) {
  const { second, waitHours } = ruleOf(act)
  const propose = useSend('POST /staff/proposals', {
    quiet: true,
    onDone: (row) => {
      answer(true)
      void notice(nextOf(row), words.doneTitle)
    },
  })
  const { reason } = proposal.body
  return (
    <ReasonDialog
      title={words.title}
      confirmText={words.confirm}
      busyText={words.busy}
      hint={words.hint}
      start={typeof reason === 'string' ? reason : ''}
      onSend={(typed) => propose.mutateAsync({ body: { ...proposal, reason: typed } })}
      onClose={() => answer(false)}
    >
      <Stack tight>
        <p>
          {words.what(
            words.acts[act],
            second.map((role) => consoleWords.roles[role]),
          )}
        </p>
        <p>
          {waitHours === 0 ? words.atOnce : words.later(waitHours)} {words.lapses(PROPOSAL_HOURS / 24)}
        </p>
        <Failure of={propose.error} />
      </Stack>
    </ReasonDialog>
  )
}

const nextOf = ({ why_not_approve: why, asked_at, expires_at }: Reply<'POST /staff/proposals'>): string =>
  why === 'second_person_waits'
    ? words.doneAlone(dateTime(loneFrom(new Date(asked_at))), dateTime(expires_at))
    : words.done(dateTime(expires_at))
