import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { pastedList } from '../shared/pasted-text.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { LinkList } from './SeveralLinks.tsx'
import { toListed } from './look-up.ts'

const say = unreadText.several

/** A pasted list that is too long for an address: every link in it, with the words of its own row. */
export function PastedList() {
  const text = pastedList()
  return text === undefined ? (
    <PasteAgain title={say.listGone} text={say.listGoneText} />
  ) : (
    <Read text={text} />
  )
}

function Read({ text }: { text: string }) {
  const list = useCall('POST /links/resolve', { body: { text } })
  const skeleton = (
    <Page title={goodsText.title}>
      <Skeleton kind="rows" count={8} />
    </Page>
  )
  return (
    <Loaded of={list} skeleton={skeleton}>
      {(data) =>
        data.links.length === 0 ? <PasteAgain title={say.listNone} /> : <Links key={text} data={data} />
      }
    </Loaded>
  )
}

function Links({ data }: { data: Reply<'POST /links/resolve'> }) {
  return (
    <Page title={say.listTitle(data.links.length)} lead={say.listLead}>
      <div className="grid max-w-text grid-cols-1 gap-3">
        <p>
          <ButtonLink type="primary" to="/cart?list=all">
            {say.listKeep}
          </ButtonLink>
        </p>
        <LinkList data={{ ...data, taken: null }} addressOf={toListed} />
      </div>
    </Page>
  )
}

function PasteAgain({ title, text }: { title: string; text?: string }) {
  return (
    <Page title={goodsText.title} headingHidden>
      <div className="mx-auto grid max-w-text grid-cols-1 gap-6">
        <Note tone="warn" title={title}>
          {text}
        </Note>
        <SearchForm look="hero" label={unreadText.paste.label} />
      </div>
    </Page>
  )
}
