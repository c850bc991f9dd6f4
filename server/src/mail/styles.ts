/*
 * The only style sheet of a mail: narrow windows and dark colours. Programs that ignore it show the inline
 * styles, which are complete.
 */

const DARK: Readonly<Record<string, string>> = {
  '.bg': 'background:#10161d',
  '.card': 'background:#18212b;border-color:#2c3844',
  '.line': 'border-color:#2c3844',
  '.tear': 'border-color:#76869a',
  '.ink': 'color:#eef2f6',
  '.ink2': 'color:#b9c4cf',
  '.ink3': 'color:#93a0ad',
  '.warn': 'color:#e6b45a',
  '.sunk': 'background:#0b1016',
  '.lk': 'color:#8fbbe3',
  '.b1': 'background:#8fbbe3;border-color:#8fbbe3',
  '.b1 a': 'color:#0c1b29',
  'button.b1': 'color:#0c1b29',
  '.b2': 'background:#18212b;border-color:#76869a',
  '.b2 a': 'color:#eef2f6',
  '.m1': 'background:#8fbbe3',
}

const important = (rules: string): string => rules.replaceAll(/(?=;|$)/g, '!important')

/** Outlook on the web marks what it darkened: texts with `ogsc`, grounds with `ogsb`. */
const outlook = Object.entries(DARK)
  .map(([name, rules]) => `[data-ogs${rules.startsWith('color') ? 'c' : 'b'}] ${name}{${important(rules)}}`)
  .join('')

const dark = Object.entries(DARK)
  .map(([name, rules]) => `${name}{${important(rules)}}`)
  .join('')

const DARK_QUERY = '@media (prefers-color-scheme:dark)'

/** The HTML of a mail as a reader of light or of dark colours sees it; else as the device prefers. */
export const inColours = (html: string, colours: string | undefined): string =>
  colours === 'light' || colours === 'dark'
    ? html.replace(DARK_QUERY, colours === 'dark' ? '@media all' : '@media not all')
    : html

export const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}.card{border-left:0!important;border-right:0!important;border-radius:0!important}.h1{font-size:22px!important}.hd{padding:16px 20px 12px!important}}',
  `${DARK_QUERY}{${dark}}`,
  outlook,
].join('\n')
