import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, LANGS } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { listed, named } from '@longhaul/text/marks.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { Reply } from '@longhaul/contract/routes.ts'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'

const words = contentText

type Order = { articles: readonly Article[]; busy: boolean; onMove: (from: number, by: 1 | -1) => void }

/** The columns of the article list; `order` adds the buttons that move a row. */
export function columnsOf({ order }: { order: Order | null }): Column<Article>[] {
  return [
    { head: words.number, align: 'end', render: ({ id }) => <span className="num">{id}</span> },
    { head: words.name, names: true, render: (article) => <Names article={article} /> },
    { head: words.kind, render: ({ kind }) => words.kinds[kind] },
    { head: words.category, render: ({ category }) => helpText.categories[category] ?? category },
    { head: words.state, render: (article) => <State article={article} /> },
    {
      head: words.changed,
      render: ({ updated_at }) => (
        <span className="whitespace-nowrap">
          <DateTime at={updated_at} only="date" />
        </span>
      ),
    },
    ...(order ? [orderColumn(order)] : []),
  ]
}

/** The name in the page's language links to the editor; the other language stands below. */
function Names({ article }: { article: Article }) {
  const others = LANGS.filter((lang) => lang !== pageLang)
  const written = others.filter((lang) => article.names[lang] !== null)
  const main = article.names[pageLang] === null ? (written[0] ?? pageLang) : pageLang
  const below = main === pageLang ? written[0] : undefined
  const missing = LANGS.filter((lang) => article.names[lang] === null)
  return (
    <>
      <Link to={to.article(article.id)} lang={LANGUAGES[main].html}>
        {article.names[main]}
      </Link>
      <span className="muted block text-sm" lang={below && LANGUAGES[below].html}>
        {below
          ? article.names[below]
          : named(listed(missing.map((lang) => languageNames[lang])), words.missing)}
      </span>
    </>
  )
}

function State({ article }: { article: Article }) {
  const missing = LANGS.some((lang) => article.names[lang] === null)
  return (
    <Line as="span">
      <StatusTag kind={article.published ? 'done' : 'closed'}>
        {article.published ? words.states.published : words.states.hidden}
      </StatusTag>
      {missing && <StatusTag kind="attention">{words.states.untranslated}</StatusTag>}
      {article.behind && (
        <StatusTag kind="waiting">{words.behindNote(languageNames[article.behind])}</StatusTag>
      )}
    </Line>
  )
}

function orderColumn({ articles, busy, onMove }: Order): Column<Article> {
  return {
    head: words.order,
    align: 'end',
    render: (article) => {
      const at = articles.indexOf(article)
      const name = article.names[pageLang] ?? String(article.id)
      return (
        <span className="inline-flex">
          <IconButton
            label={words.moveUp(name)}
            icon={<ArrowUp />}
            disabled={busy || at === 0}
            onClick={() => onMove(at, -1)}
          />
          <IconButton
            label={words.moveDown(name)}
            icon={<ArrowDown />}
            disabled={busy || at === articles.length - 1}
            onClick={() => onMove(at, 1)}
          />
        </span>
      )
    },
  }
}

export type Article = Reply<'GET /staff/articles'>['articles'][number]
