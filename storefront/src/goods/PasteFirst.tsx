import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Hero } from '@longhaul/ui/illustrations/Hero.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'

/** The goods page before anything was pasted. */
export function PasteFirst() {
  const { title, text, label } = unreadText.paste
  return (
    <Page title={goodsText.title} headingHidden>
      <EmptyState picture={<Hero />} title={title}>
        {text}
      </EmptyState>
      <div className="mx-auto max-w-text">
        <SearchForm look="hero" label={label} />
      </div>
    </Page>
  )
}
