import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { DIGEST_HOURS } from '@longhaul/domain/messages/digest.ts'
import { MAIL_CHOICES } from '@longhaul/domain/messages/mail-topics.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { mailTopicsText } from '@longhaul/text/mail/topics.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { Section } from '../shared/Section.tsx'

const words = mailTopicsText

type Topic = Reply<'GET /mail_choices'>['topics'][number]

/** Which e-mails the shopper gets, by topic. What always comes is shown as well, without a choice. */
export function Emails() {
  const { data } = useCall('GET /mail_choices')
  if (!data) return null
  const { email, clock, daily_hour: hour, topics, recent } = data
  return (
    <Section title={words.title} id="mails">
      <p className="text-sm text-ink-2">
        {words.sentTo(email)} <Link to={to.secure()}>{words.change}</Link>
      </p>
      <ul className="my-3 border-t border-line">
        {(['decisions', 'security'] as const).map((topic) => (
          <Row key={topic} topic={topic}>
            <span className="text-sm text-ink-2">{words.always}</span>
          </Row>
        ))}
        {topics.map((topic) => (
          <Chosen key={topic.topic} {...topic} />
        ))}
      </ul>
      <DailyHour hour={hour} clock={clock} />
      <p className="mt-3 text-sm">
        <b className="font-medium">{words.recent(recent.chosen)}</b> {words.all(recent.at_once)}
      </p>
    </Section>
  )
}

/** When the daily mail comes, by the shopper's own clock. */
function DailyHour({ hour, clock }: { hour: number; clock: string }) {
  const save = useSend('PUT /mail_choices', { onDone: () => toast.success(words.saved) })
  const chosen = save.isPending ? save.variables.body.daily_hour : hour
  return (
    <SelectField
      label={words.hour}
      hint={words.hourHint(clock)}
      unmarked
      empty={null}
      width="short"
      value={String(chosen)}
      onChange={(value) => {
        const wanted = DIGEST_HOURS.find((known) => String(known) === value)
        if (wanted) save.mutate({ body: { daily_hour: wanted } })
      }}
      options={DIGEST_HOURS.map((each) => ({ value: String(each), label: `${each}:00` }))}
    />
  )
}

function Chosen({ topic, choice }: Topic) {
  const save = useSend('PUT /mail_choices/{topic}', { onDone: () => toast.success(words.saved) })
  const chosen = save.isPending ? save.variables.body.choice : choice
  return (
    <Row topic={topic}>
      <RadioGroup
        label={words.topics[topic]}
        labelHidden
        unmarked
        look="tiles"
        value={chosen}
        onChange={(value) => {
          const wanted = MAIL_CHOICES.find((known) => known === value)
          if (wanted) save.mutate({ params: { topic }, body: { choice: wanted } })
        }}
        choices={MAIL_CHOICES.map((value) => ({ value, label: words.choices[value] }))}
      />
    </Row>
  )
}

function Row({ topic, children }: { topic: keyof typeof words.topics; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-medium">{words.topics[topic]}</p>
        <p className="text-sm text-ink-2">{words.hints[topic]}</p>
      </div>
      {children}
    </li>
  )
}
