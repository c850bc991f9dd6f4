/** The paragraphs, headings, entries and rows of an article as plain text, from the HTML that we made. */
export const articleParagraphs = (html: string): string[] =>
  html
    .replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
    .replaceAll(/<\/(?:p|li|h\d|tr|pre|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '').trim())
    .filter(Boolean)

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
