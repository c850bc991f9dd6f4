import { createHash, randomBytes } from 'node:crypto'
import { lstat, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The environment variables that make Chinese legible and screenshots look alike on every machine: the
 * Chromium from npm has no Chinese glyphs and does not see system fonts. Fonts from npm come first; the
 * system's fill gaps.
 * @param browserPath the result of `ensureBrowser`; fonts unpacked next to it are used too.
 */
export async function browserEnv(browserPath: string): Promise<{ FONTCONFIG_FILE: string }> {
  const folder = await privateFolder()
  const fonts = [join(dirname(browserPath), 'fonts/fonts'), ...chineseFonts()]
  const text = fontConfiguration(fonts, join(folder, 'cache'))
  const file = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.conf`)
  // Moved into place, because another process may be reading the file of the same name.
  const fresh = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(fresh, text)
  await rename(fresh, file)
  return { FONTCONFIG_FILE: file }
}

/**
 * The folder of the Chinese font from npm, if installed. It is OpenType: the browser does not read WOFF2 from
 * a folder.
 */
export function chineseFonts(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')
    return [join(dirname(entry), '../fonts')]
  } catch {
    return []
  }
}

/** A complete fontconfig configuration. Folders that do not exist do no harm. */
export function fontConfiguration(fonts: readonly string[], cache: string): string {
  const system = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...fonts, ...system].map((folder) => `  <dir>${escapeXml(folder)}</dir>`).join('\n')}
  <cachedir>${escapeXml(cache)}</cachedir>
${genericFamilies.map((name) => alias(name, ['Open Sans', chineseFamily])).join('\n')}
${chineseFamilies.map((name) => alias(name, [chineseFamily])).join('\n')}
</fontconfig>
`
}

const chineseFamily = 'Noto Sans S Chinese'
const genericFamilies = ['sans-serif', 'system-ui']
/** Names used in our style sheets, for the same design when it is installed under another name. */
const chineseFamilies = ['Noto Sans CJK SC', 'Noto Sans SC']

function alias(family: string, prefer: readonly string[]): string {
  const families = prefer.map((name) => `<family>${name}</family>`).join('')
  return `  <alias binding="same"><family>${family}</family><prefer>${families}</prefer></alias>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

async function privateFolder(): Promise<string> {
  const folder = join(tmpdir(), `longhaul-fonts-${process.getuid?.() ?? 0}`)
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder).catch(() => undefined)
  const isOurs = found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  return isOurs ? folder : mkdtemp(`${folder}.`)
}
