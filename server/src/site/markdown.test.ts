import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkTargets, plainText, renderMarkdown } from './markdown.ts'

const html = (source: string) => renderMarkdown(source).html

describe('an editor’s input cannot become anything but text', () => {
  test.each([
    ['<script>alert(1)</script>', 'script'],
    ['<img src=x onerror=alert(1)>', 'handler'],
    ['<svg/onload=alert(1)>', 'svg'],
    ['text <a href="javascript:alert(1)" onclick="x()">y</a>', 'raw link'],
    ['<iframe src="https://evil.example"></iframe>', 'frame'],
    ['<style>*{display:none}</style>', 'style'],
    ['<!-- --><base href="//evil.example">', 'base'],
    ['<form action="https://evil.example"><input name=password>', 'form'],
    ['| a |\n|---|\n| <script>x</script> |', 'in a table'],
    ['```html" onmouseover="x()\n<b>\n```', 'language of a fence'],
    ['# <script>x</script>', 'heading'],
    ['`<script>x</script>`', 'code'],
  ])('%s (%s)', (source) => {
    const made = html(source)
    expect(made).not.toMatch(/<(script|img|svg|iframe|style|base|form|input|object|embed|link|meta)\b/i)
    expect(elementsOf(made).every((element) => ALLOWED.test(element))).toBe(true)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](javascript&colon;alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](data:image/png;base64,iVBOR)',
    '[x](//evil.example/path)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://shop.test/1)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](javascript:alert(1))',
  ])('%s is no link', (source) => {
    expect(html(source)).not.toMatch(/<a\b|<img\b/)
    expect(linkTargets(source)).toEqual([])
  })

  test.each([
    ['[x](/faq/59)', '<a href="/faq/59">'],
    ['[x](/\\evil.example)', '<a href="/%5Cevil.example">'],
    ['[x](#part-1)', '<a href="#part-1">'],
    ['[x](mailto:a@b.example)', '<a href="mailto:a@b.example">'],
    ['[x](https://post.example/a?b=1)', '<a href="https://post.example/a?b=1" rel="noopener">'],
    [
      '[x](https://a.example/"onmouseover="y)',
      '<a href="https://a.example/%22onmouseover=%22y" rel="noopener">',
    ],
  ])('%s is one', (source, link) => {
    expect(html(source)).toContain(link)
  })

  test('a picture is not shown, wherever it is', () => {
    expect(html('![our yard](https://evil.example/pixel.gif)')).not.toContain('<img')
  })

  test('for any input, only the elements of a text are produced, with our own attributes', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</p>',
      '<img src=x onerror=y>',
      '[a](',
      'javascript:',
      ')',
      '](',
      '"',
      "'",
      '`',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '1. ',
      '## ',
      '| a | b |\n|---|---|\n',
      '&#x6a;',
      '&lt;',
      '<!--',
      '-->',
      '<![CDATA[',
      '\\',
      '*',
      '__',
      'data:',
      'onload=',
      '<a href=',
      'https://x.example',
      '{{',
      '}}',
      '```',
      '中文',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 30 }), (pieces) => {
        for (const element of elementsOf(html(pieces.join('')))) expect(element).toMatch(ALLOWED)
      }),
      { numRuns: 600 },
    )
  })
})

test('columns are aligned without inline styles', () => {
  expect(html('| a | b |\n|---|--:|\n| c | 1 |')).toContain('<td data-align="right">1</td>')
})

test('headings have an id and their text without markup', () => {
  const { html: made, headings } = renderMarkdown(
    '## What *it* costs\n\ntext\n\n### Not this\n\n## [Next](/faq/1)',
  )
  expect(headings).toEqual([
    { id: 'part-1', text: 'What it costs' },
    { id: 'part-2', text: 'Next' },
  ])
  expect(made).toContain('<h2 id="part-1">')
})

test('plain text has the words, block by block', () => {
  expect(
    plainText('## Title\n\nOne **two**\nthree [four](/x).\n\n- five\n\n| a | b |\n|---|---|\n| c | d |'),
  ).toBe('Title · One two three four. · five · a · b · c · d')
})

test('links are found anywhere, each once', () => {
  expect(linkTargets('[a](/faq/1) **[b](/faq/2)** [c](/faq/1)\n\n| [d](/article/101) |\n|---|\n')).toEqual([
    '/faq/1',
    '/faq/2',
    '/article/101',
  ])
})

const elementsOf = (made: string): string[] => made.match(/<[^>]*>/g) ?? []

/** Every complete tag that the renderer may produce. */
const ALLOWED =
  /^<\/?(p|strong|em|s|ul|ol|li|h[1-6]|blockquote|pre|table|thead|tbody|tr|br|hr|code|a|div)( ?\/?)>$|^<h2 id="part-\d+">$|^<\/?t[hd]( data-align="(left|right|center)")?>$|^<ol start="\d+">$|^<code class="language-[^"<>]*">$|^<a href="((https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^"<>]*|)"( title="[^"<>]*")?( rel="noopener")?>$|^<div class="table-scroll" role="region" tabindex="0">$/i
