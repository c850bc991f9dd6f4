import { tableOf } from '@longhaul/domain/entries.ts'
import { LANGS, type Lang } from '@longhaul/domain/languages.ts'

/**
 * A catalogue that returns the texts of any language, for the server. `load` imports the file of a language,
 * once, when the server starts, so that the start fails if a file is missing.
 */
export async function everyLanguage<Text>(
  load: (lang: Lang) => Promise<{ text: Text }>,
): Promise<(lang: Lang) => Text> {
  const files = await Promise.all(LANGS.map(async (lang) => [lang, (await load(lang)).text] as const))
  const texts = tableOf(files)
  return (lang) => texts[lang]
}
