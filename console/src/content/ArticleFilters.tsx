import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { contentText as words } from '@longhaul/text/console/content/content.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Line } from '../shared/layout/Line.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import type { useArticleFilters } from './use-article-filters.ts'
import { FilterSelect } from '../shared/FilterSelect.tsx'

/** Filters by kind, subject, state and text. */
export function ArticleFilters({ filters }: { filters: ReturnType<typeof useArticleFilters> }) {
  const { kind, setKind, category, setCategory, state, setState, q, setQ } = filters
  return (
    <Line>
      <FilterSelect
        label={words.kind}
        options={ARTICLE_KINDS.map((articleKind) => ({
          value: articleKind,
          label: words.kinds[articleKind],
        }))}
        value={kind}
        onChange={setKind}
      />
      <FilterSelect
        label={words.category}
        options={ARTICLE_CATEGORIES.map((articleCategory) => ({
          value: articleCategory,
          label: helpText.categories[articleCategory] ?? articleCategory,
        }))}
        value={category}
        onChange={setCategory}
      />
      <FilterSelect
        label={words.state}
        options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
        value={state}
        onChange={setState}
      />
      <SearchBox label={words.search} value={q} onChange={setQ} />
    </Line>
  )
}
