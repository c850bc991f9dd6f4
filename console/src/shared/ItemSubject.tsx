import type { Reply } from '@longhaul/contract/routes.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import ExternalLink from 'lucide-react/icons/external-link'

export type StaffItem = Reply<'GET /staff/order_items'>['items'][number]

/** The shopper of an item, and the language to write to them in. */
export const shopperOf = (item: StaffItem): string =>
  consoleWords.reads(
    consoleWords.shopperOf(item.shopper_name, item.shopper_code),
    consoleWords.speaks[item.shopper_lang],
  )

/** Link to the product page at the seller. Anything but an http(s) address stays plain text. */
export function PageLink({ item, small = false }: { item: Pick<StaffItem, 'url'>; small?: boolean }) {
  if (!/^https?:\/\//i.test(item.url)) return <span className="code">{item.url}</span>
  return (
    <a href={item.url} target="_blank" rel="noopener noreferrer" className="inline-flex items-center gap-1">
      <ExternalLink className={small ? 'size-4' : 'size-5'} />
      {consoleWords.openPage}
      <span className="sr-only">({consoleWords.newTab})</span>
    </a>
  )
}

/** Opens the product page in a new tab, as the link does. */
export function openPage(url: string): void {
  if (/^https?:\/\//i.test(url)) window.open(url, '_blank', 'noopener,noreferrer')
}
