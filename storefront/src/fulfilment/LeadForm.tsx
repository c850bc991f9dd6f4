import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { chosenOf, namesOf } from '@longhaul/domain/entries.ts'
import { fulfilmentText } from '@longhaul/text/storefront/fulfilment/fulfilment.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useRef, useState } from 'react'
import { to } from '../links.ts'
import { required, whyNotEmail } from '../shared/checks.ts'
import { Honeypot } from '../shared/Honeypot.tsx'

const words = fulfilmentText.form
const start = {
  name: '',
  company: '',
  email: '',
  phone: '',
  monthly_volume: '',
  message: '',
  consent: false,
  website: '',
}

/** An enquiry from a shop. It is stored and shown to staff; the sender sees where the answer will go. */
export function LeadForm() {
  const { form, sentTo } = useLeadForm()
  if (sentTo) return <Sent email={sentTo} />
  return (
    <Card title={words.title}>
      <p className="mb-5 text-ink-2">{words.lead}</p>
      <form {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField label={words.name} autoComplete="name" maxLength={100} {...form.field('name')} />
        <TextField
          label={words.company}
          optional
          autoComplete="organization"
          maxLength={200}
          {...form.field('company')}
        />
        <TextField label={words.email} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={words.phone}
          optional
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          {...form.field('phone')}
        />
        <SelectField
          label={words.volume}
          options={Object.entries(words.volumes).map(([value, label]) => ({ value, label }))}
          {...form.field('monthly_volume')}
        />
        <TextArea label={words.message} optional max={2000} rows={4} {...form.field('message')} />
        <Honeypot
          label={words.trap}
          value={form.values.website}
          onChange={(website) => form.set('website', website)}
        />
        <CheckboxField label={words.consent} required {...form.field('consent')} />
        <p className="text-sm">
          <Link to={to.privacy()}>{words.privacy}</Link>
        </p>
        <Failure of={form.failure} />
        <Button submit type="primary" size="auto" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

function useLeadForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useCallForm('POST /leads', {
    start,
    check: {
      name: required(words.nameNeeded),
      email: whyNotEmail,
      monthly_volume: required(words.volumeNeeded),
      consent: (given) => (given ? null : words.consentNeeded),
    },
    keep: 'lead',
    args: (values) => ({
      body: {
        ...values,
        name: values.name.trim(),
        email: values.email.trim(),
        monthly_volume: chosenOf(namesOf(words.volumes), values.monthly_volume),
        consent: true as const,
      },
    }),
    onDone: (_reply, { body }) => {
      form.reset()
      setSentTo(body.email)
    },
  })
  return { form, sentTo }
}

function Sent({ email }: { email: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Note tone="ok" title={words.sentTitle}>
        {words.sent(email)}
      </Note>
    </div>
  )
}
