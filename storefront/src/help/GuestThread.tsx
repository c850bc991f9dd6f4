import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { MESSAGE_MAX } from '@longhaul/domain/conversations/limits.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { contactText as words } from '@longhaul/text/storefront/contact/contact.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { required } from '../shared/checks.ts'

type Message = Reply<'POST /contact/thread'>['messages'][number]

/**
 * A guest's conversation, opened by the link of an answer's mail: all that was said, and a field to write
 * back.
 */
export function GuestThread({ link }: { link: string }) {
  const { mutate: read, data, error } = useSend('POST /contact/thread', { quiet: true })
  useEffect(() => read({ body: { key: link } }), [read, link])
  if (error?.status === 404)
    return (
      <div className="mt-5 grid justify-items-start gap-4">
        <Note tone="warn" title={words.deadTitle}>
          {words.dead}
        </Note>
        <ButtonLink to={to.contactForm()}>{words.anew}</ButtonLink>
      </div>
    )
  if (!data)
    return error ? (
      <Failure of={error} />
    ) : (
      <div className="mt-5">
        <Skeleton kind="rows" count={3} />
      </div>
    )
  return (
    <>
      <ul className="mt-5 grid gap-3" aria-label={words.thread}>
        {data.messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </ul>
      {data.stage === 'closed' && <p className="mt-5 text-ink-2">{words.closed}</p>}
      <WriteBack link={link} onDone={() => read({ body: { key: link } })} />
    </>
  )
}

function Said({ message: { author, author_name: name, body, created_at: at } }: { message: Message }) {
  const isOwn = author === 'shopper'
  return (
    <li className={`rounded-card border p-4 ${isOwn ? 'ms-8 bg-surface' : 'me-8 bg-primary-tint'}`}>
      <p className="mb-1 text-sm text-ink-2">
        <b>{isOwn ? words.you : name}</b> · <span className="num">{dateTime(at)}</span>
      </p>
      <p className="break-words whitespace-pre-wrap">{body}</p>
    </li>
  )
}

function WriteBack({ link, onDone }: { link: string; onDone: () => void }) {
  const form = useCallForm('POST /contact/thread/messages', {
    start: { body: '' },
    check: { body: required(words.messageNeeded) },
    args: ({ body }) => ({ body: { key: link, body: body.trim() } }),
    onDone: () => {
      form.reset()
      onDone()
    },
  })
  return (
    <form {...form.props} className="fields mt-6">
      <TextArea label={words.writeBack} max={MESSAGE_MAX} rows={4} {...form.field('body')} />
      <Failure of={form.failure} />
      <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
