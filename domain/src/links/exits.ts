import { innerLinks } from './inner-links.ts'
import { entryOf } from './host-table.ts'
import type { Reading } from './marketplaces/marketplace.ts'
import type { SplitLink } from './split-link.ts'

/**
 * The pages through which social networks, chats and search engines redirect people who leave them: by host,
 * with the parameters (lower case) that carry the address. Only the link inside counts; the exit page itself
 * is never a product.
 */
const EXITS: ReadonlyMap<string, { page: RegExp; params: readonly string[] }> = new Map(
  (
    [
      ['youtube.com', /^\/redirect$/, 'q'],
      ['l.facebook.com', /^\/l\.php$/, 'u'],
      ['lm.facebook.com', /^\/l\.php$/, 'u'],
      ['facebook.com', /^\/(l\.php|flx\/warn)$/, 'u'],
      ['l.instagram.com', /^$/, 'u'],
      ['l.threads.net', /^$/, 'u'],
      ['l.messenger.com', /^\/l\.php$/, 'u'],
      ['l.wl.co', /^\/l$/, 'u'],
      ['c.pc.qq.com', /^\/(middle[a-z]*|ios|android|index)\.html$/, 'pfurl', 'url'],
      ['docs.qq.com', /^\/scenario\/link\.html$/, 'url'],
      ['mail.qq.com', /^\/cgi-bin\/(readtemplate|mail_spam)$/, 'gourl', 'url'],
      ['weixin110.qq.com', /^\/cgi-bin\//, 'url', 'midpagecode'],
      ['link.zhihu.com', /^$/, 'target'],
      ['link.csdn.net', /^$/, 'target'],
      ['link.juejin.cn', /^$/, 'target'],
      ['jianshu.com', /^\/go-wild$/, 'url'],
      ['weibo.cn', /^\/sinaurl$/, 'u', 'toasturl'],
      ['weibo.com', /^\/sinaurl$/, 'u'],
      ['douban.com', /^\/link2$/, 'url'],
      ['steamcommunity.com', /^\/linkfilter$/, 'u', 'url'],
      ['vk.com', /^\/away\.php$/, 'to'],
      ['out.reddit.com', /^/, 'url'],
      ['slack-redir.net', /^\/link$/, 'url'],
      ['t.umblr.com', /^\/redirect$/, 'z'],
      ['exit.sc', /^$/, 'url'],
      ['gate.sc', /^$/, 'url'],
      ['linkedin.com', /^\/(redir\/redirect|safety\/go)$/, 'url'],
      ['duckduckgo.com', /^\/l$/, 'uddg'],
      ['line.me', /^\/r$/, 'url'],
    ] as const
  ).map(([host, page, ...params]) => [host, { page, params }]),
)

/** Google under every country's domain; precedes each link of a published spreadsheet. */
const GOOGLE = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/
const GOOGLE_EXIT = { page: /^\/url$/, params: ['q', 'url'] } as const

/** The target of an exit page. Undefined if the link is not one. */
export function readExit(link: SplitLink): Reading | undefined {
  const exit = GOOGLE.test(link.host) ? GOOGLE_EXIT : entryOf(link.host, EXITS)
  if (!exit?.page.test(link.page)) return undefined
  const inner = innerLinks(link.params, exit.params)
  return inner.length === 0 ? { kind: 'opaque' } : { kind: 'wrapped', inner }
}
