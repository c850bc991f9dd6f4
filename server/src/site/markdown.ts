import MarkdownIt from 'markdown-it'

/**
 * Raw HTML stays text, so do links that lead anywhere but to a page, a mail or a telephone; pictures are not there at all. What comes out
 * needs no second cleaning: no element, attribute or address in it was written by the author of the text.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false }).disable(
  'image',
)

markdown.validateLink = (url) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(url.trim())
markdown.renderer.rules['table_open'] = () => '<div class="table-scroll" role="region" tabindex="0"><table>\n'
markdown.renderer.rules['table_close'] = () => '</table></div>\n'

for (const cell of ['th_open', 'td_open'])
  markdown.renderer.rules[cell] = (tokens, index, options, _env, self) => {
    const token = tokens[index]!
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
    // The policy of our pages allows no style within them.
    token.attrs = align ? [['data-align', align]] : null
    return self.renderToken(tokens, index, options)
  }

/** Markdown as HTML, with an id on every second-level heading and the list of them. */
export function renderMarkdown(source: string): { html: string; headings: { id: string; text: string }[] } {
  const headings: { id: string; text: string }[] = []
  const tokens = markdown.parse(source, {})
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return
    const text = plainInline(tokens[index + 1])
    const id = `part-${headings.length + 1}`
    token.attrSet('id', id)
    headings.push({ id, text })
  })
  for (const link of linksIn(tokens))
    if (/^https?:/i.test(String(link.attrGet('href') ?? ''))) link.attrSet('rel', 'noopener')
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings }
}

/** The words of a text without its marks: for excerpts. Blocks are parted by a dot. */
export const plainText = (source: string): string =>
  markdown
    .parse(source, {})
    .filter((token) => token.type === 'inline' || token.type === 'fence' || token.type === 'code_block')
    .map((token) => (token.type === 'inline' ? plainInline(token) : token.content))
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')

/** Where the links of a text lead, in their order, each once. */
export const linkTargets = (source: string): string[] => [
  ...new Set(linksIn(markdown.parse(source, {})).map((link) => String(link.attrGet('href') ?? ''))),
]

type Token = ReturnType<typeof markdown.parse>[number]

const linksIn = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => (token.children ?? []).filter((child) => child.type === 'link_open'))

const plainInline = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
    .join('')
