import { type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { Bundle } from './bundle.ts'

/**
 * The shop in development, where no file is built. The development server (tools/dev) plans and renders the
 * pages from the current sources and serves the scripts, to which it adds the styles itself.
 */
export function unbuiltBundles(frontEndsUrl: string): Record<Lang, Bundle> {
  const bundle = (lang: Lang): Bundle => ({
    plan: (...address) => ask(`${frontEndsUrl}/storefront/${lang}/plan`, address),
    render: (url, state) => ask(`${frontEndsUrl}/storefront/${lang}/render`, [url, state]),
    files: () => ({
      // The first script sets the language, which the bundler would have built into the second.
      scripts: [`/assets/${lang}/@vite/client`, `/assets/${lang}/src/main.tsx`],
      modules: [],
      styles: { public: [], all: [] },
      fonts: { text: undefined, mono: undefined },
    }),
    styles: undefined,
    errorPicture: async () => '',
    mark: async () => '',
  })
  return inEachLanguage(bundle)
}

/** The console's document in a language, from the development server. */
export async function unbuiltConsole(frontEndsUrl: string, lang: Lang): Promise<string> {
  return await ask(`${frontEndsUrl}/console/${lang}/document`, [])
}

async function ask<Answer>(url: string, args: readonly unknown[]): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(args) })
  if (!response.ok) throw new Error(`the development server could not answer:\n${await response.text()}`)
  const answer: Answer = await response.json()
  return answer
}
