import { searchAddress } from '@longhaul/domain/favourites/kept-search.ts'
import { whyNotSearch } from '@longhaul/domain/goods-search/why-not-search.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchChange, useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { SearchLine } from '@longhaul/ui/search-line/SearchLine.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { to } from '../links.ts'
import { FavouriteButton } from '../shared/favourites/FavouriteButton.tsx'
import { Page } from '../shared/Page.tsx'
import { PictureSearch } from './PictureSearch.tsx'
import { Results } from './Results.tsx'

const say = searchText

/** As much of long words as a heading shows. */
const SHOWN_MAX = 60

/**
 * `/search?q=`: goods found by words, in everything that this shop knows and in every open marketplace; with
 * `by=picture`, by a picture among those that this shop has.
 */
export default function SearchScreen() {
  const [param] = useSearchParam('q')
  const [by] = useSearchParam('by')
  const words = param.trim()
  const reason = words === '' ? 'first' : whyNotSearch(words)
  const shown = [...words].length > SHOWN_MAX ? `${[...words].slice(0, SHOWN_MAX).join('')}…` : words
  if (by === 'picture')
    return (
      <Page title={say.picture.title} actions={<Link to={to.search()}>{say.picture.words}</Link>}>
        <PictureSearch />
      </Page>
    )
  return (
    <Page
      actions={
        <div className="flex items-center gap-3">
          {reason === null && <KeepSearch words={shown} />}
          <Link to={to.byPicture()}>{say.picture.title}</Link>
        </div>
      }
      title={words === '' ? say.title : say.titleOf(shown)}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="max-w-text">
          <WordsForm key={words} words={words} />
        </div>
        {reason === null ? <Results key={words} words={words} /> : <NotSearched reason={reason} />}
      </div>
    </Page>
  )
}

/** Makes this search with its filters a favourite. */
function KeepSearch({ words }: { words: string }) {
  const [params] = useSearchChange()
  const url = searchAddress(`${location.origin}/search?${params.toString()}`, location.origin)
  return url && <FavouriteButton url={url} title={words} name={words} />
}

/** The words of this search, to be changed. */
function WordsForm({ words }: { words: string }) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q')).trim()
    if (typed !== '') navigate(to.search(typed))
  }
  return (
    <form role="search" action="/search" onSubmit={submit}>
      <SearchLine
        label={say.box}
        icon={<Search />}
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={4_000}
        placeholder={say.box}
        defaultValue={words}
        button={
          <button type="submit" {...buttonLook('primary', 'normal', 'joined')}>
            <span className="btn-face">{say.button}</span>
          </button>
        }
      />
    </form>
  )
}

function NotSearched({ reason }: { reason: 'first' | keyof typeof say.refused }) {
  const { title, text } = reason === 'first' ? say.first : say.refused[reason]
  return <EmptyState title={title}>{text}</EmptyState>
}
