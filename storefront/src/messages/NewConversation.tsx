import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { MESSAGE_MAX, SUBJECT_MAX } from '@longhaul/domain/conversations/limits.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useHead } from '../shared/head.ts'
import { aboutWords, readAbout } from './about.ts'
import { AddPictures, PictureList } from './PictureList.tsx'
import { BackLink } from './Thread.tsx'
import { usePictures } from './use-pictures.ts'

/** A question to customer service. `about` is the subject from the address (`order:…`), or `new`. */
export function NewConversation({ about }: { about: string }) {
  const navigate = useNavigate()
  const [number] = useSearchParam('number')
  const asked = readAbout(about)
  const askedWords = asked && aboutWords(asked.kind, number.slice(0, 40))
  const chosen = usePictures()
  const form = useCallForm('POST /conversations', {
    start: {
      about: asked ? about : '',
      subject: askedWords ? conversationsText.subjectAbout(askedWords) : '',
      body: '',
    },
    check: {
      subject: (subject: string) => (subject.trim() ? null : conversationsText.empties.subject),
      body: (body: string) =>
        body.trim() || chosen.stored.length > 0 ? null : conversationsText.empties.body,
    },
    keep: 'new-conversation',
    args: ({ about: kind, subject, body }) => ({
      body: { about: readAbout(kind), subject, body, file_ids: chosen.stored.map(({ id }) => id) },
    }),
    onDone: ({ id }) => navigate(to.conversation(id), { replace: true }),
  })
  useHead({ title: conversationsText.startTitle })
  return (
    <div className="grid grid-cols-1 gap-3">
      <BackLink />
      <form className="card grid gap-5 px-4 py-5 md:px-5" {...form.props}>
        <h2 className="text-lg">{conversationsText.startTitle}</h2>
        <AboutField
          {...form.field('about')}
          asked={askedWords ? { value: about, label: askedWords } : null}
        />
        <Existing about={form.values.about} />
        <TextField
          label={conversationsText.subject}
          hint={conversationsText.subjectHint}
          maxLength={SUBJECT_MAX}
          {...form.field('subject')}
        />
        <TextArea label={conversationsText.question} max={MESSAGE_MAX} rows={5} {...form.field('body')} />
        <PictureList pictures={chosen.pictures} onRemove={chosen.remove} />
        <AddPicturesRow chosen={chosen} />
        <Failure of={form.failure} />
        <div>
          <Button
            submit
            type="primary"
            size="big"
            busy={form.sending && conversationsText.asking}
            disabledReason={chosen.uploading && conversationsText.stillUploading}
          >
            {conversationsText.ask}
          </Button>
        </div>
      </form>
    </div>
  )
}

const AddPicturesRow = ({ chosen }: { chosen: ReturnType<typeof usePictures> }) => (
  <div>
    <AddPictures full={chosen.full} onFiles={chosen.add} />
  </div>
)

/** The newest orders and packages to choose from; the one that the shopper came from is first. */
function AboutField({
  asked,
  ...field
}: {
  asked: { value: string; label: string } | null
  value: string
  onChange: (value: string) => void
}) {
  const orders = useCall('GET /orders', { query: { limit: 10 } }).data?.items ?? []
  const parcels = useCall('GET /parcels', { query: { limit: 10 } }).data?.items ?? []
  const group = (label: string, options: { value: string; label: string }[]) => {
    const others = options.filter(({ value }) => value !== asked?.value)
    return others.length > 0 ? [{ label, options: others }] : []
  }
  return (
    <SelectField
      label={conversationsText.aboutField}
      optional
      empty={conversationsText.general}
      {...field}
      options={[
        ...(asked ? [asked] : []),
        ...group(
          conversationsText.orders,
          orders.map(({ id, number }) => ({ value: `order:${id}`, label: aboutWords('order', number) })),
        ),
        ...group(
          conversationsText.parcels,
          parcels.map(({ id, number }) => ({ value: `parcel:${id}`, label: aboutWords('parcel', number) })),
        ),
      ]}
    />
  )
}

/** Links to an existing conversation about the same subject, where the shopper should continue. */
function Existing({ about }: { about: string }) {
  const id = readAbout(about)?.id
  const found = useCall(
    'GET /conversations',
    { query: { limit: 5, ...(id ? { about_id: id } : {}) } },
    { enabled: id !== undefined },
  )
  const open = id ? found.data?.items.find((item) => item.stage !== 'closed') : undefined
  if (!open) return null
  return (
    <Note
      title={conversationsText.already}
      action={
        <ButtonLink to={to.conversation(open.id)} size="small">
          {conversationsText.toExisting}
        </ButtonLink>
      }
    >
      {conversationsText.alreadyText}
    </Note>
  )
}
