import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LIST_NAME_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import {
  PUBLIC_GOODS_MAX,
  PUBLIC_INTRO_MAX,
  PUBLIC_NAME_MAX,
} from '@longhaul/domain/goods-lists/public-list.ts'
import { date } from '@longhaul/text/format.ts'
import { publicListText } from '@longhaul/text/storefront/lists/public-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../../links.ts'
import { Section } from '../../shared/Section.tsx'
import type { GoodsList } from './KeptLists.tsx'

type Answer = Reply<'GET /goods_lists/{id}/publication'>
const say = publicListText.publish

/** The public page of a list: publish it, bring it up to date, withdraw it. */
export function Publish({ list }: { list: GoodsList }) {
  const { data } = useCall('GET /goods_lists/{id}/publication', { params: { id: list.id } })
  if (!data) return null
  const { publication } = data
  return (
    <Section title={say.title}>
      <div className="grid max-w-text grid-cols-1 gap-4">
        {publication?.state === 'taken_down' ? (
          <Note tone="warn" title={say.takenDown}>
            {publication.taken_down_reason && say.why(publication.taken_down_reason)}
          </Note>
        ) : (
          <>
            {publication && <State list={list} publication={publication} />}
            <Form key={publication?.updated_at} list={list} answer={data} />
          </>
        )}
      </div>
    </Section>
  )
}

function State({ list, publication }: { list: GoodsList; publication: NonNullable<Answer['publication']> }) {
  const withdraw = useSend('DELETE /goods_lists/{id}/publication', { onDone: () => toast.success(say.ended) })
  if (publication.state === 'withdrawn') return <p className="text-ink-2">{say.withdrawn}</p>
  const path = to.publicList(publication.code)
  const address = `${location.origin}${path}`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0">
        {say.at}{' '}
        <Link to={path} className="code wrap-anywhere">
          {address}
        </Link>
        <span className="block text-sm text-ink-2">
          {say.shown(publication.goods_count, date(publication.updated_at))}
        </span>
      </p>
      <CopyButton text={address} what={say.copyWhat} />
      <Button
        size="small"
        busy={withdraw.isPending && publicListText.busy}
        onClick={() => withdraw.mutate({ params: { id: list.id } })}
      >
        {say.withdraw}
      </Button>
    </div>
  )
}

function Form({ list, answer: { publication, showable } }: { list: GoodsList; answer: Answer }) {
  const [title, setTitle] = useState(publication?.title ?? list.name)
  const [intro, setIntro] = useState(publication?.intro ?? '')
  const [shownName, setShownName] = useState(publication?.shown_name ?? '')
  const send = useSend('PUT /goods_lists/{id}/publication', { onDone: () => toast.success(say.done) })
  const isShown = publication?.state === 'shown'
  if (showable === 0) return <p className="text-ink-2">{say.none}</p>
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { title: title.trim(), intro: intro.trim(), shown_name: shownName.trim() }
        if (body.title !== '' && body.shown_name !== '') send.mutate({ params: { id: list.id }, body })
      }}
    >
      <p className="text-sm text-ink-2">{say.lead}</p>
      <TextField label={say.name} required maxLength={LIST_NAME_MAX} value={title} onChange={setTitle} />
      <TextArea label={say.intro} optional value={intro} onChange={setIntro} max={PUBLIC_INTRO_MAX} />
      <TextField
        label={say.shownName}
        hint={say.shownNameHint}
        required
        autoComplete="off"
        maxLength={PUBLIC_NAME_MAX}
        value={shownName}
        onChange={setShownName}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button submit busy={send.isPending && publicListText.busy}>
          {isShown ? say.update : say.make}
        </Button>
        <span className="text-sm text-ink-2">
          {say.count(showable)} {showable === PUBLIC_GOODS_MAX && say.most} {isShown && say.updateHint}
        </span>
      </p>
    </form>
  )
}
