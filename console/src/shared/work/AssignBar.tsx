import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { WORK, type WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { useMe, whyNotRole } from '../use-me.ts'
import { GiveDialog } from './GiveDialog.tsx'
import { type Assignment, useAssignments } from './use-assignments.ts'

/** Whose the open entry of a queue is, with buttons to take it, give it to a colleague, or give it back. */
export function AssignBar({ kind, id }: { kind: WorkKind; id: string }) {
  const [giving, setGiving] = useState(false)
  const given = useAssignments(kind).get(id)
  const me = useMe()
  const send = useSend('POST /staff/assignments')
  const give = useSend('POST /staff/assignments', {
    onDone: ({ assignment }) => assignment && toast.success(words.given(assignment.staff_name)),
  })
  const disabledReason = whyNotRole(me, WORK[kind].roles)
  const isMine = given !== undefined && given.staff_id === me?.id
  const seen = given?.staff_id ?? null
  const assign = (to: string | null) => send.mutate({ body: { kind, id, to, seen } })

  async function take() {
    if (!me) return
    const warned = given && {
      title: words.takeOverTitle(given.staff_name),
      text: words.takeOverText,
      confirmText: words.takeOver,
    }
    if (!warned || (await ask(warned))) assign(me.id)
  }

  const button = { size: 'smallest', disabledReason } as const
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
      role="group"
      aria-label={words.label}
    >
      <span className="min-w-0 grow wrap-anywhere">
        <Whose given={given} isMine={isMine} />
      </span>
      <span className="flex flex-wrap gap-2">
        {isMine ? (
          <Button {...button} onClick={() => assign(null)}>
            {words.giveBack}
          </Button>
        ) : (
          <Button {...button} onClick={() => void take()}>
            {given ? words.takeOver : words.take}
          </Button>
        )}
        <Button {...button} guardMs={0} onClick={() => setGiving(true)}>
          {words.give}
        </Button>
      </span>
      {giving && (
        <GiveDialog
          kind={kind}
          seen={seen}
          onGive={(to, note) => give.mutateAsync({ body: { kind, id, to, seen, note } })}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  )
}

function Whose({ given, isMine }: { given: Assignment | undefined; isMine: boolean }) {
  if (!given) return <span className="text-ink-2">{words.nobody}</span>
  const isGiven = given.given_by_name !== given.staff_name
  return (
    <>
      <b>{isMine ? words.yours : words.theirs(given.staff_name)}</b>{' '}
      <span className="text-ink-2">
        {isGiven && `${words.from(given.given_by_name)} · `}
        <DateTime at={given.given_at} />
      </span>
      {given.note && <> · {given.note}</>}
    </>
  )
}
