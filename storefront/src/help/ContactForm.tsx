import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { MESSAGE_MAX } from '@longhaul/domain/conversations/limits.ts'
import { contactText as words } from '@longhaul/text/storefront/contact/contact.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { required, whyNotEmail } from '../shared/checks.ts'
import { DemoMail } from '../shared/DemoMail.tsx'
import { Honeypot } from '../shared/Honeypot.tsx'
import { useLoggedIn } from '../shared/visit.ts'

const start = { name: '', email: '', message: '', website: '' }

/** A question to customer service, answered by e-mail. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>()
  const loggedIn = useLoggedIn()
  const form = useCallForm('POST /contact', {
    start,
    check: {
      name: required(words.nameNeeded),
      email: whyNotEmail,
      message: required(words.messageNeeded),
    },
    keep: 'contact',
    args: ({ name, email, message, website }) => ({
      body: { name: name.trim(), email: email.trim(), message: message.trim(), website },
    }),
    onDone: (_reply, { body }) => {
      form.reset()
      setSentTo(body.email)
    },
  })
  if (sentTo) return <Sent email={sentTo} />
  return (
    <>
      <p className="mt-2 mb-5 text-lg text-ink-2">{words.lead}</p>
      {loggedIn && (
        <div className="mb-5">
          <Note tone="info">
            <Rich text={words.loggedIn} render={(text) => <Link to={to.newConversation()}>{text}</Link>} />
          </Note>
        </div>
      )}
      <form {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField label={words.name} autoComplete="name" maxLength={100} {...form.field('name')} />
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <TextArea label={words.message} max={MESSAGE_MAX} rows={6} {...form.field('message')} />
        <Honeypot
          label={words.trap}
          value={form.values.website}
          onChange={(website) => form.set('website', website)}
        />
        <p className="text-sm text-ink-2">
          <Rich text={words.privacy} render={(text) => <Link to={to.privacy()}>{text}</Link>} />
        </p>
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </form>
      <p className="mt-8">
        <Link to={to.contact()}>{words.details}</Link>
      </p>
    </>
  )
}

function Sent({ email }: { email: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className="mt-5 grid gap-4">
      <Note tone="ok" title={words.sentTitle}>
        {words.sent(email)}
      </Note>
      <DemoMail />
    </div>
  )
}
