import MarkdownIt from 'markdown-it'

/**
 * Raw HTML stays text, and so do links to anything but a page, an e-mail address or a telephone number;
 * pictures are disabled. The output needs no further sanitising: its elements and attributes are the
 * renderer's, never the author's.
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
    // The content security policy of our pages does not allow inline styles.
    token.attrs = align ? [['data-align', align]] : null
    return self.renderToken(tokens, index, options)
  }

/** Renders Markdown as HTML, with an id on every second-level heading, and lists these headings. */
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

/** The text without its markup, for excerpts. Blocks are separated by a middle dot. */
export const plainText = (source: string): string =>
  markdown
    .parse(source, {})
    .filter((token) => token.type === 'inline' || token.type === 'fence' || token.type === 'code_block')
    .map((token) => (token.type === 'inline' ? plainInline(token) : token.content))
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')

/** The targets of the links in a text, in order, each once. */
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
